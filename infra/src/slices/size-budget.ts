import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredSlice } from '@town/contracts/slice-registry';

/** What one part of a slice may add to a page, scripts and style sheets, compressed. */
const partBytes = 60_000;
/** What all files for the browser may weigh, compressed. */
const wholeBytes = 250_000;

/**
 * Checks what a slice weighs.
 * @param built the slice's `dist`
 * @returns what is too heavy, a sentence each
 */
export function overweight(slice: RegisteredSlice, built: string): string[] {
  const size = (file: string) => {
    const compressed = `${file}.br`;
    return statSync(join(built, slice.integrity[compressed] ? compressed : file)).size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
  const parts = Object.entries({ ...slice.exposes, ...slice.pages }).map(
    ([name, { js, css }]) => [name, sum([...js, ...css])] as const,
  );
  const loaded = Object.keys(slice.integrity).filter((file) => /^client\/.+\.(js|css)$/.test(file));
  const all = [...parts.map(([name, bytes]) => [name, bytes, partBytes] as const)];
  return [...all, ['all files together', sum(loaded), wholeBytes] as const]
    .filter(([, bytes, most]) => bytes > most)
    .map(([name, bytes, most]) => `${name}: ${bytes} bytes compressed, ${most} are allowed`);
}
