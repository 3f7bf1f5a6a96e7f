import { daysAhead } from '@town/contracts/calendar/recurrence/dates';
import { addDays, townDate } from '@town/contracts/town/date';
import type { EntityManager } from 'typeorm';
import { expandEvent, type RepeatedEvent } from './expand-event.js';

/** How many days back the dates of a recurring event are stored. */
const daysBack = 730;

/** The time zone where each day begins first: one extra day does no harm. */
const earliestZone = 'Pacific/Kiritimati';

/** A hash of the fields that the occurrences depend on: when it changes, they are outdated. */
export const sourceOf = `md5(concat_ws('|', e.date, e.end_date, e.time, e.end_time, e.status,
  e.status_note, e.recurrence, e.exceptions))`;

/**
 * The last day up to which recurring events are expanded. It is the same in every town, so that writers
 * need not know the time zone.
 */
export const expandedUntil = (now: Date) => addDays(townDate(now, earliestZone), daysAhead);

/**
 * Updates the stored dates of an event, and deletes them when it does not recur any more. Unchanged rows
 * are not written, so that the list keeps its version.
 */
export async function writeOccurrences(
  manager: EntityManager,
  eventId: string,
  now: Date,
): Promise<void> {
  const [event] = await manager.query<(RepeatedEvent & { source: string })[]>(
    `select e.id, e.date::text, e.end_date::text as "endDate", e.time, e.end_time as "endTime",
       e.status, e.status_note as "statusNote", e.recurrence, e.exceptions, ${sourceOf} as source
     from events e where e.id = $1 and e.recurrence is not null for update`,
    [eventId],
  );
  const until = expandedUntil(now);
  const rows = event ? expandEvent(event, addDays(until, -daysAhead - daysBack), until) : [];
  await manager.query(`delete from event_occurrences where event_id = $1 and id <> all($2)`, [
    eventId,
    rows.map(({ id }) => id),
  ]);
  await manager.query(upsert, [eventId, JSON.stringify(rows)]);
  if (!event) {
    await manager.query('delete from event_expansions where event_id = $1', [eventId]);
    return;
  }
  await manager.query(
    `insert into event_expansions (event_id, source, until) values ($1, $2, $3)
     on conflict (event_id) do update set source = excluded.source, until = excluded.until`,
    [eventId, event.source, until],
  );
}

const columns = ['date', 'end_date', 'time', 'end_time', 'status', 'status_note', 'previous_date'];
const valuesOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');

const upsert = `
  insert into event_occurrences (id, event_id, repetition, ${columns.join(', ')})
  select r.id, $1, r.repetition, ${valuesOf('r')}
  from jsonb_populate_recordset(null::event_occurrences, $2) r
  where not exists (
    select from event_occurrences o
    where o.id = r.id and (${valuesOf('o')}) is not distinct from (${valuesOf('r')})
  )
  on conflict (id) do update set
    ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
