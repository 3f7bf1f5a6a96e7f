import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';

interface Ended {
  id: string;
  version: number;
  until: Date;
}

/**
 * Adds to drafts of a kind with a period when they were public last. The state alone does not tell a notice that
 * has ended from one that was never published.
 */
export async function withLastPublic(
  manager: EntityManager,
  { period }: ManagedKind,
  records: readonly ManagedRecord[],
): Promise<ManagedRecord[]> {
  const drafts = period ? records.filter(({ state }) => state === 'draft') : [];
  if (drafts.length === 0) return [...records];
  const rows = await manager.query<Ended[]>(
    `select distinct on (record_id) record_id as id, version, at as until
     from (
       select record_id, version, at, state,
         lag(state) over (partition by record_id order by version) as before
       from record_versions where record_id = any($1::uuid[])
     ) versions
     where before = 'published' and state <> 'published'
     order by record_id, version desc`,
    [drafts.map(({ id }) => id)],
  );
  const ended = new Map(rows.map((row) => [row.id, row]));
  return records.map((record) => {
    if (record.state !== 'draft') return record;
    const last = ended.get(record.id);
    const lastPublic = last ? { version: last.version, until: last.until.toISOString() } : null;
    return { ...record, lastPublic };
  });
}
