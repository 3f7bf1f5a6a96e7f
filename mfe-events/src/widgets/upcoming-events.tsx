import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { EmptyState } from '@town/ui/empty-state';
import { EventList } from '../events/event-list';
import { eventsQuery } from '../events/events-query';
import { upcoming } from '../events/upcoming';
import { useText } from '../messages/use-text';
import { EventWidget } from './event-widget';
import css from './upcoming-events.module.css';

/** How many events the home page shows. */
const shown = 3;

/** Fetches one event more than is shown, to know whether there are more. */
const nextQuery = (today: string) => eventsQuery({ from: today, limit: shown + 1 });

/** Fetches what the widget shows. */
export const prefetch = (context: SliceContext) => context.prefetch(nextQuery(context.site.today));

/** The next events, for the home page. */
export default function UpcomingEvents() {
  const text = useText();
  const { today } = useSite();
  return (
    <EventWidget query={nextQuery(today)} count={shown}>
      {(events) => {
        const next = upcoming(events, { from: today });
        if (next.length === 0) {
          return (
            <EmptyState title={text('No upcoming events yet.')}>
              <Link to={`${pages.events}?submit=event`}>{text('Submit an event')}</Link>
            </EmptyState>
          );
        }
        return (
          <>
            <EventList events={next.slice(0, shown)} />
            {next.length > shown && (
              <p className={css.more}>
                <Link to={pages.events}>{text('View All Events')}</Link>
              </p>
            )}
          </>
        );
      }}
    </EventWidget>
  );
}
