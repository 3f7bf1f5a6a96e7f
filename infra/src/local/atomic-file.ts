import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/** Replaces a file as a whole: a reader, or a start after a crash, never sees half of it. */
export function writeFileAtomically(path: string, content: string, mode = 0o644): void {
  const temporary = `${path}.${process.pid}.new`;
  try {
    const file = openSync(temporary, 'w', mode);
    try {
      writeSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Reads a JSON file that may be missing; what is not JSON counts as missing. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
