import { createHash } from 'node:crypto';
import { isHeld } from '@town/process-kit/is-held';
import type { Answer } from './answer';

/** A weak entity tag of a content, valid for the compressed and the uncompressed form. */
export function entityTag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** The response with its entity tag; 304 without content if the client already has it. */
export function unlessHeld(answer: Answer, ifNoneMatch: string | undefined): Answer {
  if (answer.status !== 200 || answer.body === undefined) return answer;
  const etag = entityTag(answer.body);
  const headers = { ...answer.headers, etag };
  return isHeld(ifNoneMatch, etag) ? { status: 304, headers } : { ...answer, headers };
}
