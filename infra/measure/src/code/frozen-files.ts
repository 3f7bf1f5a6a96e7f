import { dirname, join } from 'node:path';
import type { SourceFile } from './source-files.js';

/**
 * Migrations, and the SQL that they share. They never change, even where they repeat each other, because
 * existing databases were created by them.
 */
export function frozenFiles(files: readonly SourceFile[]): Set<string> {
  const migrations = files.filter(
    ({ text, isTest }) => !isTest && text.includes(' implements MigrationInterface'),
  );
  return new Set(migrations.flatMap(({ path, text }) => [path, ...importedBy(path, text)]));
}

/** The files of the same service that a file imports. */
function importedBy(path: string, text: string): string[] {
  return [...text.matchAll(/ from '(\.[^']+)\.js';/g)].map(
    ([, imported = '']) => `${join(dirname(path), imported)}.ts`,
  );
}
