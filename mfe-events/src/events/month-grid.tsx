import { pages } from '@town/contracts/pages/paths';
import { dayNames } from '@town/contracts/town/date';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { EventStatusBadge, isOff } from './event-status';
import { clockWords, lastDay, longDay } from './event-when';
import css from './month-grid.module.css';
import { monthTitle, weeksOfMonth } from './months';

interface MonthGridProps {
  /** YYYY-MM */
  month: string;
  /** The month's events, in the order of their dates. */
  events: readonly ShownEvent[];
  /** The town's calendar day. */
  today: string;
}

/** A month as a table of its weeks, with the events of each day. */
export function MonthGrid({ month, events, today }: MonthGridProps) {
  return (
    <table className={css.grid}>
      <caption className="visually-hidden">Events in {monthTitle(month)}</caption>
      <thead>
        <tr>
          {dayNames.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              date.startsWith(month) ? (
                <Day key={date} date={date} isToday={date === today} events={events} />
              ) : (
                <td key={date} className={css.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  isToday: boolean;
  events: readonly ShownEvent[];
}

function Day({ date, isToday, events }: DayProps) {
  const ofDay = events.filter((event) => event.date <= date && lastDay(event) >= date);
  return (
    <td data-today={isToday || undefined}>
      <time dateTime={date} className={css.number} aria-current={isToday ? 'date' : undefined}>
        <span className="visually-hidden">{longDay(date)}</span>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
      </time>
      {ofDay.length > 0 && (
        <ul className={css.events}>
          {ofDay.map((event) => (
            <li key={event.id}>
              <DayEvent event={event} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function DayEvent({ event }: { event: ShownEvent }) {
  const time = clockWords({ ...event, endTime: null });
  return (
    <>
      <Link to={pages.event(event.slug)} className={css.event} data-off={isOff(event) || undefined}>
        {time && <span className={css.time}>{time} </span>}
        {event.title}
      </Link>
      <EventStatusBadge status={event.status} />
    </>
  );
}
