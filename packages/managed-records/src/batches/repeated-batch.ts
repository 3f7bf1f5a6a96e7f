import type { BulkCall } from '@town/contracts/managed-records/calls';
import { type EntityManager, IsNull } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from '../records/record-entity.js';
import { BatchEntity } from './batch-entity.js';
import { bulkFields } from './bulk-fields.js';

/**
 * The batch that an earlier attempt of the same call created, when its response was lost and the client
 * retries. Every record must still have the version that the batch created.
 * @param records the call's records, locked
 */
export async function repeatedBatch(
  manager: EntityManager,
  managed: ManagedKind,
  call: BulkCall,
  records: readonly RecordEntity[],
  by: string,
): Promise<BatchEntity | null> {
  const { action, versions = {} } = call;
  const fields = Object.entries(bulkFields(managed, call));
  const isWritten = ({ content }: RecordEntity) =>
    fields.every(([name, value]) => (content[name] ?? null) === value);
  if (!records.every(isWritten)) return null;
  const items = records.map(({ id, version }) => ({ id, version, before: versions[id] ?? 0 }));
  return manager
    .createQueryBuilder(BatchEntity, 'batch')
    .where({ kind: managed.kind.name, action, by, undoneAt: IsNull() })
    .andWhere('jsonb_array_length(batch.items) = :count', { count: items.length })
    .andWhere('batch.items @> :items', { items: JSON.stringify(items) })
    .getOne();
}
