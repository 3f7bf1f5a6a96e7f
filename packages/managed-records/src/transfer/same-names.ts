import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import type { PlannedRow } from './plan-import.js';

/**
 * The numbers of rows that would create a record although another one has its name, and of events its date.
 * An import recognises records by id only, so a list that is imported a second time doubles them.
 */
export async function sameNames(
  manager: EntityManager,
  { kind }: ManagedKind,
  planned: readonly PlannedRow[],
): Promise<number[]> {
  const titleOf = (content: RecordContent) => String(content[kind.title] ?? '');
  const nameOf = (title: string, date: unknown) => `${title.toLowerCase()}\n${String(date ?? '')}`;
  const created = planned.filter(({ existing }) => !existing);
  const found = await manager.query<{ title: string; date: string | null }[]>(
    `select title, content ->> 'date' as date from records
     where kind = $1 and state <> 'archived'
       and lower(title) = any(select lower(t) from unnest($2::text[]) t)`,
    [kind.name, created.map(({ content }) => titleOf(content))],
  );
  const known = new Set(found.map(({ title, date }) => nameOf(title, date)));
  return created.flatMap(({ row, content }) => {
    const name = nameOf(titleOf(content), content['date']);
    if (known.has(name)) return [row];
    known.add(name);
    return [];
  });
}
