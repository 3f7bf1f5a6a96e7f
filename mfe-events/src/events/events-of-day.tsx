import { lastDay } from '@town/contracts/calendar/last-day';
import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import css from './calendar/month-grid.module.css';
import { EventStatusBadge, isOff } from './details/event-status';
import { clockWords } from './details/event-when';
import { byHour } from './event-order';

/** The events of a list that take place on a day, sorted by their times. */
export const eventsOfDay = (events: readonly ShownEvent[], date: string) =>
  events.filter((event) => event.date <= date && lastDay(event) >= date).sort(byHour);

/** The events of one day of a month. */
export function EventsOfDay({ events }: { events: readonly ShownEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={css.events}>
      {events.map((event) => (
        <li key={event.id}>
          <DayEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function DayEvent({ event }: { event: ShownEvent }) {
  const { language } = useTexts();
  const time = clockWords({ ...event, endTime: null }, language);
  return (
    <>
      <Link to={pages.event(event.slug)} className={css.event} data-off={isOff(event) || undefined}>
        {time && <span className={css.time}>{time} </span>}
        <Original of={event} field="title">
          {event.title}
        </Original>
      </Link>
      <EventStatusBadge status={event.status} />
    </>
  );
}
