import { randomUUID } from 'node:crypto';

/** A name that no other test and no earlier run has used. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
