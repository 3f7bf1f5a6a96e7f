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

/** Marks a dead event as no longer dead; false when the consumer has no such dead event. */
export async function reviveEvent(
  manager: EntityManager,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const [rows]: [unknown[], number] = await manager.query(
    'update inbox set dead = false where consumer = $1 and event_id = $2 and dead returning 1',
    [consumer, eventId],
  );
  return rows.length > 0;
}
