import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { EmptyState } from '@town/ui/empty-state';
import { EventList } from '../events/event-list';
import { useText } from '../messages/use-text';
import { EventWidget } from './event-widget';
import { nextEvents, nextQuery, shownNext } from './home-events';
import { NextEvent } from './next-event';
import css from './upcoming-events.module.css';

/** Fetches the widget's data. */
export const prefetch = (context: SliceContext) => context.prefetch(nextQuery(context.site));

/** The next events, for the home page: the one that comes next is shown large. */
export default function UpcomingEvents() {
  const text = useText();
  const day = useTownDay();
  const now = useTownMoment();
  return (
    <EventWidget query={nextQuery(day)} count={shownNext}>
      {(events) => {
        const { large, others, hasMore } = nextEvents(events, now);
        if (!large) {
          return (
            <EmptyState title={text('No upcoming events yet.')}>
              <Link to={`${pages.events}?submit=event#event-form`}>{text('Submit an event')}</Link>
            </EmptyState>
          );
        }
        return (
          <div className={css.events}>
            <NextEvent event={large} />
            {others.length > 0 && <EventList events={others} />}
            {hasMore && (
              <p>
                <Link to={pages.events}>{text('View All Events')}</Link>
              </p>
            )}
          </div>
        );
      }}
    </EventWidget>
  );
}
