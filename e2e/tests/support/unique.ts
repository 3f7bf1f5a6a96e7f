import { randomUUID } from 'node:crypto';

/** A name that no other test and no earlier run has used. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** A word that no other test has used, without digits: titles with other numbers are never similar. */
export const uniqueWord = () =>
  unique('')
    .trim()
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
