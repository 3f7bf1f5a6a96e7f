import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import type { eventsQuery } from '../events/events-query';
import { useText } from '../messages/use-text';

interface EventWidgetProps {
  query: ReturnType<typeof eventsQuery>;
  /** The most events that the widget shows. */
  count: number;
  children(events: ShownEvent[]): ReactNode;
}

/** A list of events within a page of the shell, with its loading and failure states. */
export function EventWidget({ query, count, children }: EventWidgetProps) {
  const text = useText();
  return (
    <QueryView
      query={useQuery(query)}
      skeleton={<Skeleton shape="rows" count={count} label={text('Loading events...')} />}
      failure={(retry) => (
        <FailureNotice message={text('Failed to fetch events')} onRetry={retry} />
      )}
    >
      {children}
    </QueryView>
  );
}
