// Anything else could be a message of a stranger's, sent to somebody else in our name.
const name = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,59}$/u;

/** How a letter begins; by name where it reads like one. */
export function greeting(given: string | null): string {
  const trimmed = given?.trim() ?? '';
  return name.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
}
