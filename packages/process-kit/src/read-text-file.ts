import { readFileSync } from 'node:fs';

/** The content of a text file; undefined where it is missing or cannot be read. */
export function readTextFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
