import { createHash } from 'node:crypto';

/** An id derived from a text: the same text always gives the same id. It is a version 8 UUID. */
export function stableId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
