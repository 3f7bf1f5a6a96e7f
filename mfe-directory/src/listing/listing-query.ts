import { type ListPage, pagedQuery } from '@town/slice-kit/paged-query';
import { queryOptions } from '@town/slice-kit/query';
import type { FieldReader } from '@town/slice-kit/tolerant';
import { type OpeningFilter, openingAddress } from '../opening/opening-filter';
import { cardsOnPage, type ListingView } from './listing-view';

/** The most places that a map shows, and among which the nearest are looked for. */
export const mostOnMap = 499;

/** A list of places: where it is read from, and how a place is read. */
export interface ListingSource<Place> {
  path: string;
  read: FieldReader<Place>;
}

/**
 * A page of a list of places. The service chooses and orders them before it cuts the page.
 * @param clock the minute on the town's clock: what is open now is asked for again in the next one
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
    // The list stays while the next minute's loads.
    placeholderData: (shown: unknown, before?: { queryKey: readonly unknown[] }) =>
      before?.queryKey[0] === key ? shown : undefined,
  });
}

function chosenPath(path: string, filter: OpeningFilter): string {
  const chosen = new URLSearchParams(openingAddress(filter)).toString();
  if (!chosen) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${chosen}`;
}
