import type { QueryRunner } from 'typeorm';

/** Names of columns by table. */
type TextColumns = Readonly<Record<string, readonly string[]>>;

/** Adds nullable text columns. Landed migrations call it, so its behaviour must not change. */
export const addTextColumns = (runner: QueryRunner, columns: TextColumns): Promise<void> =>
  alter(runner, columns, (column) => `add column ${column} text`);

/** Reverts `addTextColumns`. */
export const dropTextColumns = (runner: QueryRunner, columns: TextColumns): Promise<void> =>
  alter(runner, columns, (column) => `drop column ${column}`);

async function alter(
  runner: QueryRunner,
  columns: TextColumns,
  change: (column: string) => string,
): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    await runner.query(`alter table ${table} ${names.map(change).join(', ')}`);
  }
}
