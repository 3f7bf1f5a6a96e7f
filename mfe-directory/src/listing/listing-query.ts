import { type ListPage, pagedQuery } from '@town/slice-kit/paged-query';
import { queryOptions } from '@town/slice-kit/query';
import type { FieldReader } from '@town/slice-kit/tolerant';
import { type OpeningFilter, openingAddress } from '../opening/opening-filter';
import { cardsOnPage, type ListingView } from './listing-view';

/** The most places that a map shows, and from which the nearest are chosen. */
export const mostOnMap = 499;

/** A list of places: its API path, and the reader of one place. */
export interface ListingSource<Place> {
  path: string;
  read: FieldReader<Place>;
}

/**
 * The query for a page of a list of places. The service filters and sorts the places before it cuts the page.
 * @param clock the minute on the town's clock; places that are open now are fetched again every minute
 */
export function listingQuery<Place>(
  { path, read }: ListingSource<Place>,
  { filter, page }: ListingView,
  clock: string,
  size = cardsOnPage,
) {
  const query = pagedQuery(chosenPath(path, filter), read, { page, size });
  const [key] = query.queryKey;
  const passes = filter.open === 'now' || (filter.sort === 'open' && filter.open === 'any');
  return queryOptions<unknown, Error, ListPage<Place>>({
    ...query,
    queryKey: passes ? [key, clock] : [key],
    // Keeps the current list on the page while the list of the next minute loads.
    placeholderData: (shown: unknown, before?: { queryKey: readonly unknown[] }) =>
      before?.queryKey[0] === key ? shown : undefined,
  });
}

function chosenPath(path: string, filter: OpeningFilter): string {
  const chosen = new URLSearchParams(openingAddress(filter)).toString();
  if (!chosen) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${chosen}`;
}
