import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link, which nobody can guess. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds of a secret: nobody who reads it, or a backup, can use the link. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
