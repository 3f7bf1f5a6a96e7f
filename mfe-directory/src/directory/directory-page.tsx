import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { PageMeta } from '@town/slice-kit/page-meta';
import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { useHref, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { PageHeading } from '@town/ui/page-heading';
import { SearchForm } from '@town/ui/search-form';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { businessStructuredData } from '../businesses/business-structured-data';
import { dining, type ShownBusiness, shopping } from '../businesses/businesses-query';
import { type ListingSource, listingQuery } from '../listing/listing-query';
import { type ListingView, readListingView } from '../listing/listing-view';
import { useText } from '../messages/use-text';
import { type ShownService, services } from './directory-queries';
import { directoryStructuredData } from './directory-structured-data';
import { directorySearch, directoryTab } from './directory-tab';
import { DirectoryTabs } from './directory-tabs';

/** Most visits of the directory are no search, so the results load when they are first shown. */
const SearchResults = lazyPart(
  () => import(/* webpackChunkName: "directory-results" */ './search-results'),
);

/**
 * The page /directory: five kinds of listings as tabs, or the results of a search. The address decides
 * which, so each tab is a history entry and a link that works without scripts. Only the open tab's
 * list is fetched.
 */
export function DirectoryPage() {
  const text = useText();
  const site = useSite();
  const { town } = site;
  const [parameters, setParameters] = useSearchParams();
  const tab = directoryTab(parameters);
  const words = directorySearch(parameters);
  const page = readPage(parameters);
  const listed = useListedBusinesses(words ? undefined : tab, readListingView(parameters));
  return (
    <>
      <PageMeta
        title={text('Business Directory')}
        description={text(
          'Restaurants, shops, services, churches and real estate in {place}, with hours, phone numbers and addresses.',
          { place: townAndState(town) },
        )}
        keywords={['business directory', 'restaurants', 'shops', 'services', 'churches', town.name]}
        structuredData={[
          ...directoryStructuredData(text('Business Directory'), site),
          ...listed.map((each) => businessStructuredData(each, site)),
        ]}
        parameters={page > 1 && !words ? { tab, ...pageAddress(page) } : undefined}
      />
      <PageHeading
        title={text('Business Directory')}
        intro={text('Who does what in {town}, and when.', { town: town.name })}
      >
        <SearchForm
          label={text('Search the directory')}
          labelHidden
          action={useHref(pages.directory)}
          words={words}
          placeholder={text('Barbecue, plumber, church…')}
          onSearch={(next) => setParameters(next ? { q: next } : { tab })}
        >
          <Search size={18} aria-hidden /> {text('Search')}
        </SearchForm>
      </PageHeading>
      <Section>
        {words ? (
          <Suspense fallback={<Skeleton label={text('Searching...')} />}>
            <SearchResults words={words} page={page} />
          </Suspense>
        ) : (
          <DirectoryTabs
            open={tab}
            onChange={(next) => setParameters({ tab: next }, { preventScrollReset: true })}
          />
        )}
      </Section>
    </>
  );
}

const sources: Partial<Record<DirectoryKind, ListingSource<ShownBusiness | ShownService>>> = {
  dining,
  shopping,
  services,
};

/** The businesses of the open tab; none during a search. They may arrive after the page is shown. */
function useListedBusinesses(tab: DirectoryKind | undefined, view: ListingView) {
  const { clock } = useTownMoment();
  const source = tab && sources[tab];
  const { data } = useQuery({
    ...listingQuery(source ?? dining, view, clock),
    enabled: source !== undefined,
  });
  return (source && data?.items) ?? [];
}
