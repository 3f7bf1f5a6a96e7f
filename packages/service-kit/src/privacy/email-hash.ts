import { createHash } from 'node:crypto';

/** The hash to store in place of an e-mail address that must not be stored itself. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Whether a value contains, at any depth, the e-mail address with this hash or one of the ids. */
export function mentions(value: unknown, hash: string, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') {
    return ids.has(value) || (value.includes('@') && emailHash(value) === hash);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => mentions(each, hash, ids));
}
