import type { RegisteredSlice } from '../registry/slice-registry.js';

/**
 * Limit for the scripts and style sheets of one part, compressed. The largest are pages for signed-in people, with
 * forms for dates, hours and pictures. Tests in a browser limit public pages further.
 */
const partBytes = 90_000;
/** Limit for all scripts and style sheets, compressed: no visitor loads all pages of a slice. */
const wholeBytes = 450_000;

/**
 * Checks the size of a slice.
 * @param bytesOf the size of one of its files
 * @returns one sentence for each part that is too large
 */
export function overweight(slice: RegisteredSlice, bytesOf: (file: string) => number): string[] {
  const size = (file: string) => {
    const compressed = `${file}.br`;
    return bytesOf(slice.integrity[compressed] ? compressed : file);
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
  const loaded = Object.keys(slice.integrity).filter((file) => /^client\/.+\.(js|css)$/.test(file));
  return [
    ...Object.entries({ ...slice.exposes, ...slice.pages }).map(
      ([name, { js, css }]) => [name, sum([...js, ...css]), partBytes] as const,
    ),
    ['all files together', sum(loaded), wholeBytes] as const,
  ]
    .filter(([, bytes, most]) => bytes > most)
    .map(([name, bytes, most]) => `${name}: ${bytes} bytes compressed, ${most} are allowed`);
}
