import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { readPage } from '@town/slice-kit/paged-query';
import type { Fetchable, SliceContext } from '@town/slice-kit/slice';
import { dining, shopping } from '../businesses/businesses-query';
import { listingQuery } from '../listing/listing-query';
import { type ListingView, readListingView, wholeListing } from '../listing/listing-view';
import { allProperties, propertiesQuery } from '../real-estate/properties-query';
import { directorySearchQuery } from '../search/hits-query';
import { churches, services } from './directory-queries';
import { directorySearch, directoryTab } from './directory-tab';

const queries: Record<DirectoryKind, (view: ListingView, clock: string) => Fetchable> = {
  dining: (view, clock) => listingQuery(dining, view, clock),
  shopping: (view, clock) => listingQuery(shopping, view, clock),
  services: (view, clock) => listingQuery(services, view, clock),
  churches: ({ page }, clock) => listingQuery(churches, { ...wholeListing, page }, clock),
  'real-estate': ({ page }) => propertiesQuery(allProperties, page),
};

/** Fetches the data for an address: the results of a search, or the list of a tab. */
export function loadDirectory(context: SliceContext, { searchParams }: URL): Promise<null> {
  const words = directorySearch(searchParams);
  if (words) return context.prefetch(directorySearchQuery(words, readPage(searchParams)));
  const query = queries[directoryTab(searchParams)];
  return context.prefetch(query(readListingView(searchParams), context.site.now.clock));
}
