import { townDate } from '@town/contracts/town/date';
import type { Client } from 'pg';
import { announceRecords } from './announce-records.js';
import type { LoadedTown } from './loaded-town.js';

/**
 * Moves sample events whose dates have passed to their next dates. Other events keep their dates when the
 * stack restarts. A repeated event has later dates anyway.
 * @param now the moment for which the town was read
 */
export async function moveEvents(client: Client, town: LoadedTown, now: Date): Promise<void> {
  const today = townDate(now, town.settings.profile.timeZone);
  const events = town.records.find(({ kind }) => kind.name === 'events')?.records ?? [];
  const { rows: passed } = await client.query<{ id: string }>(
    `select id from events
     where id = any($1) and coalesce(end_date, date) < $2 and recurrence is null`,
    [events.map(({ id }) => id), today],
  );
  for (const { id } of passed) {
    const next = events.find((event) => event.id === id)?.content;
    const values = [id, next?.['date'], next?.['endDate']];
    await client.query('update events set date = $2, end_date = $3 where id = $1', values);
    await client.query(
      `update records
       set content = content || jsonb_build_object('date', $2::text, 'endDate', $3::text)
       where id = $1`,
      values,
    );
    await announceRecords(client, 'events', 'changed', [id]);
  }
}
