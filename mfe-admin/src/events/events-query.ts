import { api } from '@town/contracts/api/paths';
import { queryOptions } from '@town/slice-kit/query';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { fetchPage, type ListPage } from '../lists/fetch-list';

/** Every query of the events begins with this key. */
export const eventsKey = 'staff-events';

/** One page of the events from today. */
export function eventsQuery(token: string, today: string, page: number) {
  return queryOptions<ListPage<ShownEvent>>({
    queryKey: [eventsKey, today, page],
    queryFn: ({ signal }) => fetchPage(api.events, readEvent, page, { from: today }, token, signal),
    placeholderData: (shown) => shown,
  });
}
