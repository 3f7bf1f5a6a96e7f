import { createHash } from 'node:crypto';

/**
 * Increase it whenever the same original results in different files, because the content of an address is
 * permanent.
 */
const recipe = 1;

/** The name of a picture: a hash of its original. */
export function pictureHash(original: Buffer): string {
  return createHash('sha256').update(`${recipe}\n`).update(original).digest('hex').slice(0, 32);
}
