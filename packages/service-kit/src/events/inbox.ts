import type { EntityManager } from 'typeorm';

/** Notes that a consumer has an event; false when it had it before. */
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
