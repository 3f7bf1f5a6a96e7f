import { createHash } from 'node:crypto';

/** An id derived from the name, the same on every machine: a UUID of version 8. */
export function sampleId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`town-sample/${kind}/${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
