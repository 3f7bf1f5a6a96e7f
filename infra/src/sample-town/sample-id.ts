import { createHash } from 'node:crypto';

/** The same id for the same sample on every machine: a UUID (version 8) made of its name. */
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
