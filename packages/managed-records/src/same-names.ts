import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from './managed-kind.js';
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
  const nameOf = (content: RecordContent) =>
    `${String(content[kind.title] ?? '').toLowerCase()}\n${String(content['date'] ?? '')}`;
  const created = planned.filter(({ existing }) => !existing);
  const titles = created.map(({ content }) => String(content[kind.title] ?? ''));
  const found = await manager.query<{ content: RecordContent }[]>(
    `select content from records
     where kind = $1 and state <> 'archived'
       and lower(title) = any(select lower(t) from unnest($2::text[]) t)`,
    [kind.name, titles],
  );
  const known = new Set(found.map(({ content }) => nameOf(content)));
  return created.flatMap(({ row, content }) => {
    const name = nameOf(content);
    if (known.has(name)) return [row];
    known.add(name);
    return [];
  });
}
