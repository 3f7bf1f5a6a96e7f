import { fullDateText } from '@town/language/dates';
import { useTexts } from '@town/language/texts';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../../messages/use-text';
import { type CalendarView, calendarAddress, monthDaysQuery } from './calendar-view';
import { MonthGrid } from './month-grid';
import css from './month-view.module.css';

interface BusyMonthProps {
  /** YYYY-MM */
  month: string;
  view: CalendarView;
  /** The town's calendar day. */
  today: string;
}

/** A month with too many events to show: the number of events of each day, with a link to them. */
export function BusyMonth({ month, view, today }: BusyMonthProps) {
  const text = useText();
  const { language } = useTexts();
  const query = useQuery(monthDaysQuery(view, today));
  const count = (number: number) =>
    text(number === 1 ? '{count} event' : '{count} events', { count: number });
  const to = (day: string) =>
    `?${new URLSearchParams(calendarAddress({ ...view, grid: null, day, page: 1 }))}`;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" label={text('Loading events...')} />}
      failure={(retry) => (
        <FailureNotice message={text('Failed to fetch events')} onRetry={retry} />
      )}
    >
      {(days) => (
        <>
          <p>{text('This month has too many events to show them all. Choose a day.')}</p>
          <div className={css.wide}>
            <MonthGrid
              month={month}
              today={today}
              day={(date) => {
                const ofDay = days.find((each) => each.date === date);
                return (
                  ofDay && (
                    <Link className={css.count} to={to(date)}>
                      {count(ofDay.count)}
                    </Link>
                  )
                );
              }}
            />
          </div>
          <ul className={css.narrow}>
            {days.map((day) => (
              <li key={day.date}>
                <Link className={css.count} to={to(day.date)}>
                  {fullDateText(day.date, language)}: {count(day.count)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
