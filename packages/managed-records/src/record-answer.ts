import { ApiOkResponse } from '@nestjs/swagger';
import { managedRecordSchema } from '@town/contracts/managed-records/record';
import { recordId } from '@town/contracts/records/record-id';
import type { Response } from 'express';

/** The id in a path. */
export const idParameter = { schema: recordId };

/** Describes a call that answers with a record. */
export const answersRecord = ApiOkResponse({
  description: 'The record',
  standardSchema: managedRecordSchema,
});

/** Where the headers of an answer are set. */
export type AnswerHeaders = Pick<Response, 'setHeader'>;

/** Adds the version to the answer: the next save names it. */
export function tagged<Versioned extends { version: number }>(
  response: AnswerHeaders,
  record: Versioned,
): Versioned {
  response.setHeader('ETag', `"${record.version}"`);
  return record;
}
