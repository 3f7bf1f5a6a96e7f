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

/** Takes an event back from the dead ones; false when it is not among them. */
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
