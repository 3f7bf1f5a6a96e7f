import type { SliceContext } from '@town/slice-kit/slice';
import { calendarQuery, monthDaysQuery, readCalendarView } from './calendar/calendar-view';

/** Fetches the data of the calendar: a page of the list, or a month. */
export async function loadEvents(context: SliceContext, url: URL): Promise<null> {
  const view = readCalendarView(url.searchParams);
  const query = calendarQuery(view, context.site.today);
  await context.prefetch(query);
  const isBusy =
    view.grid !== null &&
    query.select?.(context.queryClient.getQueryData<unknown>(query.queryKey) ?? []).hasMore;
  return isBusy ? context.prefetch(monthDaysQuery(view, context.site.today)) : null;
}
