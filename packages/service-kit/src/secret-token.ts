import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, for an address or a message. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds of a secret: nobody who reads it, or a backup, can use the secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
