import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** "pi_3QK…": a prefix and random letters that cannot be guessed. */
export function newId(prefix: string, length = 24): string {
  const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${prefix}_${text}`;
}

/** Seconds since 1970, Stripe's unit of time. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
