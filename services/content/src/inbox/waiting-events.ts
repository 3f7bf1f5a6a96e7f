import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

/** SQL condition on a record `r`: neither the event nor the change of it is public or scheduled. */
const isUndecided = `r.publish_at is null and (r.state = 'draft' or r.version > r.published_version)`;

/** SQL condition on a record `r`: an event that somebody has sent or changed, and that waits for a decision. */
export const isOpenEvent = `r.state <> 'archived' and ${isUndecided} and exists (
  select from inbox_items i
  where i.kind = 'event' and i.record_id = r.id::text and i.state = 'open')`;

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
    `select r.id from records r where r.id = any($1::uuid[]) and ${isUndecided}`,
    [events.map(({ recordId }) => recordId)],
  );
  const ids = new Set(waiting.map(({ id }) => id));
  return new Set(events.filter(({ recordId }) => ids.has(recordId)).map(({ id }) => id));
}
