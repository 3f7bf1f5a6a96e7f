import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { headOf, useTownPage } from '@town/slice-kit/town-page';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { businessStructuredData } from '../businesses/business-structured-data';
import type { ShownBusiness } from '../businesses/businesses-query';
import { diningQuery } from '../businesses/businesses-query';
import { CardSection } from '../page-cards/card-section';
import { PlaceCards } from '../page-cards/place-cards';
import { placeOfCard } from '../page-cards/place-of-card';
import { type DiningGroups, groupDining } from './dining-groups';

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

/** The page /dining: what staff feature, then the dining listings grouped by words in their names. */
export function DiningPage() {
  const { town } = useSite();
  const query = useQuery(diningQuery);
  const texts = useTownPage('dining');
  const head = headOf(texts.page, {
    title: `Dining in ${town.name}`,
    description: `Places to eat in ${townAndState(town)}, with hours and phone numbers.`,
    keywords: ['dining', 'restaurants', town.name],
  });
  const featured = texts.cards('featured').map(({ title }) => title);
  const grouped = groupDining(query.data ?? [], featured);
  return (
    <>
      <PageMeta
        {...head}
        structuredData={(query.data ?? []).map((each) => businessStructuredData(each, town))}
      />
      <PageHeading
        title={head.title}
        intro={texts.page?.intro}
        plate={<Illustration name="dining" first />}
      />
      <CardSection title="Featured" texts={texts} section="featured">
        {(cards) => <PlaceCards places={cards.map(placeOfCard)} />}
      </CardSection>
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
  businesses: readonly ShownBusiness[];
  empty: string;
  hint?: string;
}

function Group({ businesses, empty, hint }: GroupProps) {
  if (businesses.length === 0) {
    return (
      <EmptyState title={empty} hint={hint} picture={<Illustration name="dining" />}>
        <Link to={`${pages.directory}?tab=dining`}>All places to eat</Link>
      </EmptyState>
    );
  }
  return <PlaceCards places={businesses} />;
}
