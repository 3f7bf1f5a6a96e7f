import { ApiOkResponse } from '@nestjs/swagger';
import { managedRecordSchema } from '@town/contracts/managed-records/record';
import { recordId } from '@town/contracts/records/record-id';
import type { Response } from 'express';

/** The id in a path. */
export const idParameter = { schema: recordId };

/** Documents a call that responds with a record. */
export const answersRecord = ApiOkResponse({
  description: 'The record',
  standardSchema: managedRecordSchema,
});

/** The part of a response that sets headers. */
export type AnswerHeaders = Pick<Response, 'setHeader'>;

/** Adds the version as the entity tag. The next save sends it in `If-Match`. */
export function tagged<Versioned extends { version: number }>(
  response: AnswerHeaders,
  record: Versioned,
): Versioned {
  response.setHeader('ETag', `"${record.version}"`);
  return record;
}
