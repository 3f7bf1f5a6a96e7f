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
 * The version that an optional `If-Match` header names.
 * @throws 400 when it names no version
 */
export function namedVersion(tag: string | undefined): number | undefined {
  return tag ? expectedVersion(tag) : undefined;
}

/** Documents the 412 for a change that is not based on the newest version. */
export const AnswersConflict = (): MethodDecorator =>
  ApiProblem(412, 'Somebody else was faster; `current` is what they have saved');

/** Documents a call that returns the record, or 412 when the record has a newer version. */
export const answersRecordOrConflict = applyDecorators(answersRecord, AnswersConflict());
