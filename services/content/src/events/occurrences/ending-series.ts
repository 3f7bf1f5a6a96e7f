import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import { type EndingRecord, endingDays, mostEnding } from '@town/contracts/managed-records/ending';
import { addDays, townDate } from '@town/contracts/town/date';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import type { EntityManager } from 'typeorm';
import { TownSettingsEntity } from '../../settings/town-settings-entity.js';

/** Repeated events whose last date that takes place is one of these days, found by indexes of the dates. */
const candidates = `
  select e.id, e.title, e.recurrence, e.date::text as "firstDate",
    last.date::text as "lastDate", x.until::text as "storedUntil"
  from (
    select event_id, max(coalesce(end_date, date)) as date from event_occurrences
    where coalesce(end_date, date) between $1::date and $2::date and status is distinct from 'cancelled'
    group by event_id
  ) last
  join events e on e.id = last.event_id
  join event_expansions x on x.event_id = e.id
  where e.recurrence ~* '(COUNT|UNTIL)=' and e.status is distinct from 'cancelled'
    and not exists (
      select from event_occurrences o
      where o.event_id = e.id and coalesce(o.end_date, o.date) > last.date
        and o.status is distinct from 'cancelled'
    )
  order by last.date, e.id limit $3`;

interface Candidate {
  id: string;
  title: string;
  recurrence: string;
  firstDate: string;
  lastDate: string;
  storedUntil: string;
}

/** Repeated events that end within the next days, the first to end first. */
export async function endingSeries(manager: EntityManager): Promise<EndingRecord[]> {
  const settings = await manager.findOneByOrFail(TownSettingsEntity, { id: 'town' });
  const { timeZone } = settings.current().profile;
  const today = townDate(new Date(), timeZone);
  const days = [today, addDays(today, endingDays), mostEnding];
  const found = await manager.query<Candidate[]>(candidates, days);
  return found.filter(hasNoLaterDate).map(({ id, title, lastDate }) => {
    const end = instantOfTownTime(`${addDays(lastDate, 1)}T00:00`, timeZone);
    return { kind: 'events', id, title, lastDate, endsAt: new Date(end).toISOString() };
  });
}

const farAway = '9999-12-31';

/** Only the dates of about a year are stored, and some events take place more rarely. */
function hasNoLaterDate({ recurrence, firstDate, storedUntil }: Candidate): boolean {
  const later = { from: addDays(storedUntil, 1), to: farAway, limit: 1 };
  return recurrenceDates(recurrence, firstDate, later).length === 0;
}
