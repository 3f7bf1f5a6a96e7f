import { addDays } from '@town/contracts/town-date';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { EventList } from '../events/event-list';
import { eventsQuery } from '../events/events-query';
import { upcoming } from '../events/upcoming';

/** How many events the weather panel shows. */
const shown = 2;

/** Fetches what the widget shows. */
export const prefetch = (context: SliceContext) => context.prefetch(eventsQuery);

/** Events of today and tomorrow, for the weather panel. */
export default function SoonEvents() {
  const { today } = useSite();
  const tomorrow = addDays(today, 1);
  const query = useQuery(eventsQuery);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" count={shown} label="Loading events..." />}
      failure={(retry) => <FailureNotice message="Failed to fetch events" onRetry={retry} />}
    >
      {(events) => {
        const soon = upcoming(events, today).filter(({ date }) => date <= tomorrow);
        if (soon.length === 0) return <p>No events today or tomorrow.</p>;
        return (
          <EventList
            events={soon.slice(0, shown)}
            brief
            when={({ date }) => (date === today ? 'Today' : 'Tomorrow')}
          />
        );
      }}
    </QueryView>
  );
}
