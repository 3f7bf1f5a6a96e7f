import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { CardGrid } from '@town/ui/card-grid';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { BusinessCard } from '../businesses/business-card';
import { businessStructuredData } from '../businesses/business-structured-data';
import { shoppingQuery } from '../businesses/businesses-query';
import {
  featuredBoutique,
  fitnessAndHealth,
  parksAndRecreation,
  sampleShops,
} from './fixed-places';

/** Shops, parks and places to keep fit. */
export function ShoppingPage() {
  const query = useQuery(shoppingQuery);
  return (
    <>
      <PageMeta
        title="Shopping & Recreation"
        description={`Shops, parks, trails and fitness in ${townAndState}.`}
        keywords={['shopping', 'parks', 'recreation', town.name]}
        structuredData={(query.data ?? []).map(businessStructuredData)}
      />
      <PageHeading
        title="Shopping & Recreation"
        intro="Antiques, boots and peaches on the square; shade, water and ball fields around it."
        plate={<Illustration name="shopping" first />}
      />
      <Section title="Featured">
        <Places places={[featuredBoutique]} />
      </Section>
      <Section title="Local Shops" ground="chalk">
        <QueryView
          query={query}
          skeleton={<Skeleton count={4} label="Loading shops..." />}
          failure={(retry) => (
            <FailureNotice message="Failed to fetch businesses" onRetry={retry} />
          )}
        >
          {(shops) => <Places places={shops.length > 0 ? shops : sampleShops} />}
        </QueryView>
      </Section>
      <Section title="Parks & Recreation">
        <Places places={parksAndRecreation} />
      </Section>
      <Section title="Fitness & Health" ground="chalk">
        <Places places={fitnessAndHealth} />
      </Section>
    </>
  );
}

function Places({ places }: { places: readonly Parameters<typeof BusinessCard>[0]['business'][] }) {
  return (
    <CardGrid>
      {places.map((place) => (
        <BusinessCard key={place.name} business={place} />
      ))}
    </CardGrid>
  );
}
