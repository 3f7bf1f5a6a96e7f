import type { DirectoryKind } from '@town/contracts/directory/kinds';
import type { Fetchable, SliceContext } from '@town/slice-kit/slice';
import { diningQuery, shoppingQuery } from '../businesses/businesses-query';
import { propertiesQuery } from '../real-estate/properties-query';
import { directorySearchQuery } from '../search/hits-query';
import { churchesQuery, servicesQuery } from './directory-queries';
import { directorySearch, directoryTab } from './directory-tab';

const queries: Record<DirectoryKind, Fetchable> = {
  dining: diningQuery,
  shopping: shoppingQuery,
  services: servicesQuery,
  churches: churchesQuery,
  'real-estate': propertiesQuery('all'),
};

/** Fetches what the address shows: the results of a search, or a tab. */
export function loadDirectory(context: SliceContext, url: URL): Promise<null> {
  const words = directorySearch(url.searchParams);
  return context.prefetch(
    words ? directorySearchQuery(words) : queries[directoryTab(url.searchParams)],
  );
}
