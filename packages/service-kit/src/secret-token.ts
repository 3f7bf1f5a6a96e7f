import { createHash, randomBytes } from 'node:crypto';

/** An unguessable random secret (256 bits) for use in a URL or a mail. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The hash to store in place of a secret, so that reading the database or a backup does not reveal it.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
