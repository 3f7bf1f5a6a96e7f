import { lastDay } from '@town/contracts/calendar/last-day';
import type { ShownEvent } from '@town/slice-kit/read-event';

/** The filters of the calendar: a category or `all`, and a month's index from 0 to 11 or `all`. */
export interface EventFilters {
  category: string;
  month: string;
}

/** The events that match both filters. */
export function filterEvents(events: readonly ShownEvent[], filters: EventFilters): ShownEvent[] {
  return events.filter(
    (event) =>
      (filters.category === 'all' || event.category === filters.category) &&
      (filters.month === 'all' ||
        [event.date, lastDay(event)].map(monthIndex).includes(Number(filters.month))),
  );
}

function monthIndex(date: string): number {
  return Number(date.slice(5, 7)) - 1;
}
