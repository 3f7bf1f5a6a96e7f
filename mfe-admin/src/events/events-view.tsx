import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useTownDay } from '@town/slice-kit/use-town-day';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import type { DashboardViewProps } from '../dashboard/dashboard-views';
import { deskPages } from '../desk/desk-pages';
import { ListPages } from '../lists/list-pages';
import { useOwnSession } from '../lists/use-own-session';
import { mayDo } from '../session/use-role';
import { EventTexts } from './event-choice';
import { EventSelection } from './event-selection';
import { eventsKey, eventsQuery } from './events-query';

const waiting = `${deskPages.inbox}?kind=event`;

/** The events that visitors have submitted, to remove the ones that do not belong. */
export default function EventsView({ token, role }: DashboardViewProps) {
  const { today } = useTownDay();
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(0, Math.floor(Number(parameters.get('page') ?? 1)) - 1) || 0;
  const list = useQuery(eventsQuery(token, today, page));
  const heading = useRef<HTMLHeadingElement>(null);
  useOwnSession(eventsKey, [list.error]);
  const mayRemove = mayDo(role, 'editor');

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Events from the public
      </h2>
      <Intro mayRemove={mayRemove} />
      <QueryView
        query={list}
        skeleton={<Skeleton shape="rows" label="Loading events..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch events" onRetry={retry} />}
      >
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState title="No events from today on">
              {page > 0 ? (
                <Link to="?view=events">First page</Link>
              ) : (
                <Link to={pages.events}>The page where visitors add events</Link>
              )}
            </EmptyState>
          ) : (
            <>
              {mayRemove ? (
                <EventSelection key={page} token={token} events={records} heading={heading} />
              ) : (
                <EventTexts events={records} />
              )}
              <ListPages
                label="Pages of events"
                page={page}
                total={total}
                onPage={(next) =>
                  setParameters(
                    { view: 'events', ...(next > 0 && { page: String(next + 1) }) },
                    { preventScrollReset: true },
                  )
                }
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Intro({ mayRemove }: { mayRemove: boolean }) {
  const { reviewsEvents } = useSite();
  const request = mayRemove && 'Remove what does not belong.';
  if (!reviewsEvents) {
    return <p>Visitors add events themselves, and they appear at once. {request}</p>;
  }
  return (
    <p>
      What visitors send waits in the <Link to={waiting}>inbox</Link>, and appears here when
      somebody has published it. {request}
    </p>
  );
}
