import { applyDecorators, BadRequestException, Delete, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
import { StaffOnly } from '@town/service-kit/staff/staff-guard';
import { answersRecord } from './record-answer.js';

/**
 * The version that an `If-Match` header names.
 * @throws 428 without the header, 400 when it names no version
 */
export function expectedVersion(tag: string | undefined): number {
  if (!tag) {
    throw new ProblemException(428, 'Please send the version you have changed in If-Match', {});
  }
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1]);
  if (Number.isNaN(version)) {
    throw new BadRequestException('If-Match must name one version, for example "3"');
  }
  return version;
}

/**
 * The version that an `If-Match` header names, where the call may do without one.
 * @throws 400 when it names no version
 */
export function namedVersion(tag: string | undefined): number | undefined {
  return tag ? expectedVersion(tag) : undefined;
}

/** Documents that a change of a version that is not the newest is refused. */
export const AnswersConflict = (): MethodDecorator =>
  ApiProblem(412, 'Somebody else was faster; `current` is what they have saved');

/** The record, or a refusal because it has another version by now. */
export const answersRecordOrConflict = applyDecorators(answersRecord, AnswersConflict());

/** A call by which editors remove an entry of a list, whatever its version. */
export const RemovesEntry = (): MethodDecorator =>
  applyDecorators(
    Delete(':id'),
    HttpCode(204),
    StaffOnly('editor'),
    ApiNoContentResponse({ description: 'It is gone' }),
  );
