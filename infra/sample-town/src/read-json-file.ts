import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * Reads a JSON file of a town.
 * @throws Error that names the file and the field that break the schema
 */
export function readJsonFile<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const path = join(folder, name);
  const parsed = schema.safeParse(parse(path));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parse(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
