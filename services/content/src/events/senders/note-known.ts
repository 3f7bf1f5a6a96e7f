import type { EntityManager } from 'typeorm';

/**
 * Stores whether the sender of an event knows it as cancelled.
 * @returns whether that was not known before, also when another process stores it at the same time
 */
export async function noteKnown(
  manager: EntityManager,
  eventId: string,
  knowsCancelled: boolean,
): Promise<boolean> {
  const changed = await manager.query<object[]>(
    `insert into event_senders (event_id, knows_cancelled) values ($1, $2)
     on conflict (event_id) do update set knows_cancelled = excluded.knows_cancelled
       where event_senders.knows_cancelled <> excluded.knows_cancelled
     returning event_id`,
    [eventId, knowsCancelled],
  );
  return changed.length > 0;
}
