import { api } from '@town/contracts/api/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { type PageChoice, pagedQuery } from '@town/slice-kit/paged-query';
import { readEvent } from '@town/slice-kit/read-event';

interface EventRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to?: string;
  category?: string;
  /** A month of any year, from 1 to 12. */
  month?: string;
  /** A time on the town's clock; events that are over by then are left out. */
  notOverAt?: string;
  /** The most events to fetch. */
  limit: number;
}

/** The query for the events of a range of days, the earliest first. */
export function eventsQuery({ limit, ...range }: EventRange) {
  const parameters = new URLSearchParams({ ...range, limit: String(limit) });
  return listQuery(`${api.events}?${parameters}`, readEvent);
}

/** The query for a page of the events of a range of days, the earliest first. */
export function eventPageQuery(choice: Omit<EventRange, 'limit'>, page: PageChoice) {
  return pagedQuery(`${api.events}?${new URLSearchParams({ ...choice })}`, readEvent, page);
}
