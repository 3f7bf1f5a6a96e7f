import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

/**
 * The items of events on which staff still have to decide: the event, or a change of it, is neither public nor
 * scheduled. The ids of the records of other items are not all UUIDs.
 */
export async function waitingEvents(
  manager: EntityManager,
  items: readonly Pick<InboxItemEntity, 'id' | 'kind' | 'recordId'>[],
): Promise<Set<string>> {
  const events = items.filter(({ kind }) => kind === 'event');
  if (events.length === 0) return new Set();
  const waiting = await manager.query<{ id: string }[]>(
    `select id from records where id = any($1::uuid[]) and publish_at is null
       and (state = 'draft' or version > published_version)`,
    [events.map(({ recordId }) => recordId)],
  );
  const ids = new Set(waiting.map(({ id }) => id));
  return new Set(events.filter(({ recordId }) => ids.has(recordId)).map(({ id }) => id));
}
