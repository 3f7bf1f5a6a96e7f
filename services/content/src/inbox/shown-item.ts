import { NotFoundException } from '@nestjs/common';
import { type InboxItem, inboxItemSchema } from '@town/contracts/inbox/record';
import type { EntityManager } from 'typeorm';
import { InboxItemEntity } from './inbox-item-entity.js';

/**
 * Finds an item.
 * @param lock whether to lock its row until the transaction ends
 * @throws NotFoundException if it does not exist
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

/** The form of an item for staff. */
export const shownItem = (item: InboxItemEntity): InboxItem => inboxItemSchema.parse(toShow(item));

/** The form of an item for staff; undefined if a newer release has written an unknown item. */
export const shownIfKnown = (item: InboxItemEntity): InboxItem | undefined =>
  inboxItemSchema.safeParse(toShow(item)).data;

const toShow = (item: InboxItemEntity) => ({
  ...item,
  receivedAt: item.receivedAt.toISOString(),
  recordChangedAt: item.recordChangedAt?.toISOString() ?? null,
  doneAt: item.doneAt?.toISOString() ?? null,
});
