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
  /** A time on the town's clock: without the events that are over by then. */
  notOverAt?: string;
  /** The most events to fetch. */
  limit: number;
}

/** The events of some days, the next one first. */
export function eventsQuery({ limit, ...range }: EventRange) {
  const parameters = new URLSearchParams({ ...range, limit: String(limit) });
  return listQuery(`${api.events}?${parameters}`, readEvent);
}

/** A page of the events of some days, the next one first. */
export function eventPageQuery(choice: Omit<EventRange, 'limit'>, page: PageChoice) {
  return pagedQuery(`${api.events}?${new URLSearchParams({ ...choice })}`, readEvent, page);
}
