import { NotFoundException } from '@nestjs/common';
import { type InboxItem, inboxItemSchema } from '@town/contracts/inbox/record';
import type { EntityManager } from 'typeorm';
import { InboxItemEntity } from './inbox-item-entity.js';

/**
 * @param lock until the transaction ends
 * @throws NotFoundException where there is no such item
 */
export async function findItem(
  manager: EntityManager,
  id: string,
  lock = false,
): Promise<InboxItemEntity> {
  const item = await manager.findOne(InboxItemEntity, {
    where: { id },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!item) throw new NotFoundException('No such item');
  return item;
}

/** An item as staff see it. */
export const shownItem = (item: InboxItemEntity): InboxItem => inboxItemSchema.parse(toShow(item));

/** An item of a release after this one may be unknown; undefined then. */
export const shownIfKnown = (item: InboxItemEntity): InboxItem | undefined =>
  inboxItemSchema.safeParse(toShow(item)).data;

const toShow = (item: InboxItemEntity) => ({
  ...item,
  receivedAt: item.receivedAt.toISOString(),
  recordChangedAt: item.recordChangedAt?.toISOString() ?? null,
  doneAt: item.doneAt?.toISOString() ?? null,
});
