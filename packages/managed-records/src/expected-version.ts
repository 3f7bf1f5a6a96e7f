import { applyDecorators, BadRequestException } from '@nestjs/common';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ApiProblem } from '@town/service-kit/openapi/api-problem';
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
