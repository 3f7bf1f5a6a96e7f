import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQueryClient } from '@town/slice-kit/query';
import { useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { businessStructuredData } from '../businesses/business-structured-data';
import { diningQuery, shoppingQuery } from '../businesses/businesses-query';
import { servicesQuery } from './directory-queries';
import { directoryStructuredData } from './directory-structured-data';
import { directorySearch, directoryTab } from './directory-tab';
import { DirectoryTabs } from './directory-tabs';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

/** Everything that can be found in town, by kind or by search. */
export function DirectoryPage() {
  const site = useSite();
  const [parameters, setParameters] = useSearchParams();
  const tab = directoryTab(parameters);
  const words = directorySearch(parameters);
  const listed = useListedBusinesses(tab);
  return (
    <>
      <PageMeta
        title="Business Directory"
        description={`Restaurants, shops, services, churches and real estate in ${townAndState}, with hours, phone numbers and addresses.`}
        keywords={['business directory', 'restaurants', 'shops', 'services', 'churches', town.name]}
        structuredData={[
          ...directoryStructuredData(site.url),
          ...listed.map(businessStructuredData),
        ]}
      />
      <PageHeading title="Business Directory" intro={`Who does what in ${town.name}, and when.`}>
        <SearchForm
          words={words}
          onSearch={(next) => setParameters(next ? { q: next } : { tab })}
        />
      </PageHeading>
      <Section>
        {words ? (
          <SearchResults words={words} />
        ) : (
          <DirectoryTabs
            open={tab}
            onChange={(next) =>
              setParameters({ tab: next }, { replace: true, preventScrollReset: true })
            }
          />
        )}
      </Section>
    </>
  );
}

const businessQueries = { dining: diningQuery, shopping: shoppingQuery, services: servicesQuery };

/** The businesses that the open tab lists, once they are there. */
function useListedBusinesses(tab: string) {
  const queryClient = useQueryClient();
  const query = businessQueries[tab as keyof typeof businessQueries];
  return query ? (queryClient.getQueryData(query.queryKey) ?? []) : [];
}
