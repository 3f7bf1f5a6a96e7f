import { createHash } from 'node:crypto';
import type { Answer } from './answer';

/** A weak entity tag of a content: it stands for the compressed content as well. */
export function entityTag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether a client's `If-None-Match` names a tag. */
export function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) ?? false;
}

/** An answer with its tag, and without its content where the client has it already. */
export function unlessHeld(answer: Answer, ifNoneMatch: string | undefined): Answer {
  if (answer.status !== 200 || answer.body === undefined) return answer;
  const etag = entityTag(answer.body);
  const headers = { ...answer.headers, etag };
  return isNamed(etag, ifNoneMatch) ? { status: 304, headers } : { ...answer, headers };
}
