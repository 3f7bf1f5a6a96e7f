import { BadRequestException } from '@nestjs/common';
import { ProblemException } from '@town/service-kit/http/problem-exception';

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
