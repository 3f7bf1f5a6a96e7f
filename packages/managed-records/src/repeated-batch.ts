import type { BulkCall } from '@town/contracts/managed-records/calls';
import { type EntityManager, IsNull } from 'typeorm';
import { BatchEntity } from './batch-entity.js';
import { categoryField } from './category-field.js';
import type { ManagedKind } from './managed-kind.js';
import type { RecordEntity } from './record-entity.js';

/**
 * The batch that an earlier attempt of the same call created, when its response was lost and the client
 * retries. Every record must still have the version that the batch created.
 * @param records the call's records, locked
 */
export async function repeatedBatch(
  manager: EntityManager,
  { kind }: ManagedKind,
  { action, category, versions = {} }: BulkCall,
  records: readonly RecordEntity[],
  by: string,
): Promise<BatchEntity | null> {
  const field = categoryField(kind) ?? '';
  const isMoved = records.every(({ content }) => content[field] === category);
  if (action === 'recategorise' && !isMoved) return null;
  const items = records.map(({ id, version }) => ({ id, version, before: versions[id] ?? 0 }));
  return manager
    .createQueryBuilder(BatchEntity, 'batch')
    .where({ kind: kind.name, action, by, undoneAt: IsNull() })
    .andWhere('jsonb_array_length(batch.items) = :count', { count: items.length })
    .andWhere('batch.items @> :items', { items: JSON.stringify(items) })
    .getOne();
}
