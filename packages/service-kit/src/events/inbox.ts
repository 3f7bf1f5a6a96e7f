import type { EntityManager } from 'typeorm';

/** Records that a consumer handles an event; false when it was recorded before. */
export async function rememberEvent(
  manager: EntityManager,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'insert into inbox (consumer, event_id) values ($1, $2) on conflict do nothing returning 1',
    [consumer, eventId],
  );
  return rows.length > 0;
}

/**
 * Records that a consumer handles a dead event now; false when it has handled the event. A letter without
 * a row is handled too: the process that buried it may not have stored the row yet.
 */
export async function reviveEvent(
  manager: EntityManager,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `insert into inbox (consumer, event_id) values ($1, $2)
     on conflict (consumer, event_id) do update set dead = false where inbox.dead returning 1`,
    [consumer, eventId],
  );
  return rows.length > 0;
}
