import { createHash } from 'node:crypto';

/** Stands for an e-mail address where the address itself must not be stored. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Whether a value holds, anywhere, the e-mail address or the id of a record. */
export function mentions(value: unknown, hash: string, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') {
    return ids.has(value) || (value.includes('@') && emailHash(value) === hash);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => mentions(each, hash, ids));
}
