import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { fullDateText, shortWeekdayText, weekdayText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { EventStatusBadge, isOff } from './event-status';
import { clockWords, lastDay } from './event-when';
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
  const text = useText();
  const { language } = useTexts();
  const weeks = weeksOfMonth(month);
  return (
    <table className={css.grid}>
      <caption className="visually-hidden">
        {text('Events in {month}', { month: monthTitle(month, language) })}
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <abbr title={weekdayText(day, language)}>{shortWeekdayText(day, language)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
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
  const { language } = useTexts();
  const ofDay = events.filter((event) => event.date <= date && lastDay(event) >= date);
  return (
    <td data-today={isToday || undefined}>
      <time dateTime={date} className={css.number} aria-current={isToday ? 'date' : undefined}>
        <span className="visually-hidden">{fullDateText(date, language)}</span>
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
  const { language } = useTexts();
  const time = clockWords({ ...event, endTime: null }, language);
  return (
    <>
      <Link to={pages.event(event.slug)} className={css.event} data-off={isOff(event) || undefined}>
        {time && <span className={css.time}>{time} </span>}
        <Original>{event.title}</Original>
      </Link>
      <EventStatusBadge status={event.status} />
    </>
  );
}
