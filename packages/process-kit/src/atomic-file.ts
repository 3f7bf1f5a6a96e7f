import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as z from 'zod/mini';

/**
 * Replaces a file so that a reader sees either the old content or the new one, also after a crash.
 * @throws Error of the file system; the file then has its old content
 */
export function writeFileAtomically(path: string, content: string | Buffer, mode = 0o644): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content, { mode, flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Reads a JSON file. A missing file, one that is not JSON and one of another form are `undefined`. */
export function readJsonFile<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
