import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@town/language/translations';

/**
 * The messages of a catalog that no component uses any more. The compiler finds the opposite: messages
 * that the catalog does not translate.
 * @param folder the sources of the package
 */
export function unusedMessages(catalog: Catalog, folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)messages\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const said = sources.join('\n');
  return Object.keys(catalog).filter((message) => !isSaid(message, said));
}

/** The key of a record may have no quotes. */
const isSaid = (message: string, said: string) =>
  [`'${message}'`, `"${message}"`].some((literal) => said.includes(literal));
