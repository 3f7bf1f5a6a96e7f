import type { ImportReport } from '@town/contracts/managed-records/calls';
import type { EntityManager } from 'typeorm';
import { categoryField } from '../batches/category-field.js';
import type { ManagedKind } from '../managed-kind.js';
import type { PlannedRow } from './plan-import.js';

type NewCategories = NonNullable<ImportReport['newCategories']>;

/**
 * The categories of the rows that are neither offered by the desk nor in use. A kind may have other categories
 * than the offered ones, so these are not errors, but mostly they are misspelled.
 */
export async function newCategories(
  manager: EntityManager,
  { kind }: ManagedKind,
  planned: readonly PlannedRow[],
): Promise<NewCategories> {
  const name = categoryField(kind);
  if (!name) return [];
  const offered = new Set(kind.fields[name]?.options?.map(({ value }) => value));
  const rowsOf = new Map<string, number[]>();
  for (const { row, content } of planned) {
    const value = String(content[name] ?? '');
    if (value && !offered.has(value)) rowsOf.set(value, [...(rowsOf.get(value) ?? []), row]);
  }
  if (rowsOf.size === 0) return [];
  const used = await manager.query<{ value: string }[]>(
    `select distinct content ->> $1 as value from records
     where kind = $2 and state <> 'archived' and content ->> $1 = any($3)`,
    [name, kind.name, [...rowsOf.keys()]],
  );
  for (const { value } of used) rowsOf.delete(value);
  return [...rowsOf].map(([value, rows]) => ({ value, rows }));
}
