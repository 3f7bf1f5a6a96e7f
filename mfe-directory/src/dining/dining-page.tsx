import type { Business } from '@town/contracts/business';
import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { CardGrid } from '@town/ui/card-grid';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { BusinessCard } from '../businesses/business-card';
import { businessStructuredData } from '../businesses/business-structured-data';
import { diningQuery } from '../businesses/businesses-query';
import { type DiningGroups, groupDining } from './dining-groups';
import { featuredDiner } from './featured-diner';

const groups: readonly { key: keyof DiningGroups; title: string; empty: string; hint?: string }[] =
  [
    {
      key: 'cafes',
      title: 'Cafes & Diners',
      empty: 'No cafes or diners listed at this time.',
    },
    {
      key: 'barbecue',
      title: 'BBQ & Texas Fare',
      empty: 'No BBQ restaurants listed at this time.',
    },
    {
      key: 'trucks',
      title: 'Food Trucks & Pop-Ups',
      empty: 'No food trucks currently scheduled.',
      hint: 'Check back for seasonal food truck schedules.',
    },
  ];

/** Where to eat: a featured diner, then places by kind. */
export function DiningPage() {
  const query = useQuery(diningQuery);
  const grouped = groupDining(query.data ?? []);
  return (
    <>
      <PageMeta
        title={`Dining in ${town.name}`}
        description={`Cafes, diners, barbecue and food trucks in ${townAndState}, with hours and phone numbers.`}
        keywords={['dining', 'restaurants', 'barbecue', 'cafes', town.name]}
        structuredData={(query.data ?? []).map(businessStructuredData)}
      />
      <PageHeading
        title={`Dining in ${town.name}`}
        intro="Breakfast tacos at six, brisket until it is gone, pie at any hour."
        plate={<Illustration name="dining" first />}
      />
      <Section title="Featured">
        <CardGrid>
          <BusinessCard business={featuredDiner} />
        </CardGrid>
      </Section>
      {groups.map(({ key, title, empty, hint }, index) => (
        <Section key={key} title={title} ground={index % 2 === 0 ? 'chalk' : 'page'}>
          <QueryView
            query={query}
            skeleton={<Skeleton count={3} label={`Loading ${title}...`} />}
            failure={(retry) => (
              <FailureNotice message="Failed to fetch businesses" onRetry={retry} />
            )}
          >
            {() => <Group businesses={grouped[key]} empty={empty} hint={hint} />}
          </QueryView>
        </Section>
      ))}
    </>
  );
}

interface GroupProps {
  businesses: readonly Business[];
  empty: string;
  hint?: string;
}

function Group({ businesses, empty, hint }: GroupProps) {
  if (businesses.length === 0) return <EmptyState title={empty} hint={hint} />;
  return (
    <CardGrid>
      {businesses.map((business) => (
        <BusinessCard key={business.id} business={business} />
      ))}
    </CardGrid>
  );
}
