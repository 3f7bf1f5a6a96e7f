import type { TownEvent } from '@town/contracts/town-event';

/** What the calendar shows: `all`, or one category; `all`, or a month's index from 0 to 11. */
export interface EventFilters {
  category: string;
  month: string;
}

/** The events that both filters let through. */
export function filterEvents(events: readonly TownEvent[], filters: EventFilters): TownEvent[] {
  return events.filter(
    ({ category, date }) =>
      (filters.category === 'all' || category === filters.category) &&
      (filters.month === 'all' || monthIndex(date) === Number(filters.month)),
  );
}

function monthIndex(date: string): number {
  return Number(date.slice(5, 7)) - 1;
}
