import { capitalize } from '@town/contracts/text/capitalize';
import { addMonths } from '@town/contracts/town/month';
import { useTexts } from '@town/language/texts';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { EmptyState } from '@town/ui/empty-state';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text';
import { EventList } from '../event-list';
import { EventsOfDay, eventsOfDay } from '../events-of-day';
import { BusyMonth } from './busy-month';
import { type CalendarView, calendarAddress, gridMonth } from './calendar-view';
import { MonthGrid } from './month-grid';
import css from './month-view.module.css';
import { isShownMonth, monthTitle } from './months';

interface MonthViewProps {
  /** The month's events, sorted by date. */
  events: readonly ShownEvent[];
  view: CalendarView;
  /** Whether the month has more events than these. It then shows the number of events of each day. */
  isBusy: boolean;
  /** The town's calendar day. */
  today: string;
}

/** One month: a grid where there is room for it, a list on a phone, and links to its neighbours. */
export function MonthView({ events, view, isBusy, today }: MonthViewProps) {
  const text = useText();
  const { language } = useTexts();
  const month = gridMonth(view.grid ?? '', today);
  return (
    <div className={css.view}>
      <div className={css.head}>
        <h2 aria-live="polite">{capitalize(monthTitle(month, language))}</h2>
        <nav className={css.neighbours} aria-label={text('Other months')}>
          <MonthLink view={view} month={addMonths(month, -1)} today={today}>
            <ChevronLeft size={18} aria-hidden />
            {capitalize(monthTitle(addMonths(month, -1), language))}
          </MonthLink>
          <MonthLink view={view} month={addMonths(month, 1)} today={today}>
            {capitalize(monthTitle(addMonths(month, 1), language))}
            <ChevronRight size={18} aria-hidden />
          </MonthLink>
        </nav>
      </div>
      {isBusy ? (
        <BusyMonth month={month} view={view} today={today} />
      ) : (
        <MonthEvents month={month} events={events} today={today} />
      )}
    </div>
  );
}

interface MonthEventsProps {
  month: string;
  events: readonly ShownEvent[];
  today: string;
}

function MonthEvents({ month, events, today }: MonthEventsProps) {
  const text = useText();
  const { language } = useTexts();
  return (
    <>
      <div className={css.wide}>
        <MonthGrid
          month={month}
          today={today}
          day={(date) => <EventsOfDay events={eventsOfDay(events, date)} />}
        />
      </div>
      <div className={css.narrow}>
        {events.length > 0 ? (
          <EventList events={events} headingLevel={3} />
        ) : (
          <EmptyState title={text('No events in {month}.', { month: monthTitle(month, language) })}>
            <ButtonLink
              as={Link}
              variant="secondary"
              to="?submit=event#event-form"
              preventScrollReset
            >
              {text('Submit a new event')}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

interface MonthLinkProps {
  view: CalendarView;
  month: string;
  today: string;
  children: ReactNode;
}

/** A link to another month; renders nothing for a month that the calendar does not show. */
function MonthLink({ view, month, today, children }: MonthLinkProps) {
  if (!isShownMonth(month, today)) return null;
  const address = new URLSearchParams(calendarAddress({ ...view, grid: month }));
  return (
    <ButtonLink as={Link} variant="secondary" to={`?${address}`} preventScrollReset>
      {children}
    </ButtonLink>
  );
}
