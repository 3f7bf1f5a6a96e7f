import { api } from '@town/contracts/api/paths';
import { queryOptions } from '@town/slice-kit/query';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { fetchPage, type ListPage } from '../lists/fetch-list';

/** Every query of the events begins with this key. */
export const eventsKey = 'staff-events';

/** One page of the events from today. Visitors send none that are repeated. */
export function eventsQuery(token: string, today: string, page: number) {
  return queryOptions<ListPage<ShownEvent>>({
    queryKey: [eventsKey, today, page],
    queryFn: ({ signal }) => {
      const filter = { from: today, series: 'none' };
      return fetchPage(api.events, readEvent, page, filter, token, signal);
    },
    placeholderData: (shown) => shown,
  });
}
