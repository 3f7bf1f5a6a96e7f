import { pages } from '@town/contracts/paths';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { EventList } from '../events/event-list';
import { eventsQuery } from '../events/events-query';
import { upcoming } from '../events/upcoming';

/** How many events the home page shows. */
const shown = 3;

/** Fetches what the widget shows. */
export const prefetch = (context: SliceContext) => context.prefetch(eventsQuery);

/** The next events, for the home page. */
export default function UpcomingEvents() {
  const { today } = useSite();
  const query = useQuery(eventsQuery);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" count={shown} label="Loading events..." />}
      failure={(retry) => <FailureNotice message="Failed to fetch events" onRetry={retry} />}
    >
      {(events) => {
        const next = upcoming(events, today);
        if (next.length === 0) return <EmptyState title="No upcoming events yet." />;
        return (
          <>
            <EventList events={next.slice(0, shown)} brief />
            {next.length > shown && (
              <p>
                <Link to={pages.events}>View All Events</Link>
              </p>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
