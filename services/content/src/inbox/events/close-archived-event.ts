import type { RecordEntity } from '@town/managed-records/records/record-entity';
import type { EntityManager } from 'typeorm';
import { InboxItemEntity } from '../inbox-item-entity.js';

/**
 * Closes the item of an event that staff archive, and opens it again when the event comes back from the
 * archive. No event of the message bus does this for an event that the public has never seen.
 * @param before when the event was archived; null if it was not
 */
export async function closeArchivedEvent(
  manager: EntityManager,
  { id, archivedAt, updatedBy }: RecordEntity,
  before: Date | null,
): Promise<void> {
  const item = await manager.findOne(InboxItemEntity, {
    where: { kind: 'event', recordId: id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!item) return;
  if (archivedAt && item.state === 'open') item.setState('done', updatedBy, archivedAt);
  // Staff may have marked the item as done before they archived the event: then it stays done.
  else if (before && item.doneAt?.getTime() === before.getTime())
    item.setState('open', updatedBy, new Date());
  else return;
  await manager.save(item);
}
