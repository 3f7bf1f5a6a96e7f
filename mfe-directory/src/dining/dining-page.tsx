import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { Original } from '@town/language/content-language';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useHead, useTownPage } from '@town/slice-kit/town-page';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { businessStructuredData } from '../businesses/business-structured-data';
import type { ShownBusiness } from '../businesses/businesses-query';
import { diningQuery } from '../businesses/businesses-query';
import { useText } from '../messages/use-text';
import { CardSection } from '../page-cards/card-section';
import { FeaturedPlaces } from '../page-cards/featured-places';
import { PlaceCards } from '../page-cards/place-cards';
import { type DiningGroups, groupDining } from './dining-groups';

const groups = [
  {
    key: 'cafes',
    title: 'Cafes & Diners',
    empty: 'No cafes or diners listed at this time.',
    hint: undefined,
  },
  {
    key: 'barbecue',
    title: 'BBQ & Texas Fare',
    empty: 'No BBQ restaurants listed at this time.',
    hint: undefined,
  },
  {
    key: 'trucks',
    title: 'Food Trucks & Pop-Ups',
    empty: 'No food trucks currently scheduled.',
    hint: 'Check back for seasonal food truck schedules.',
  },
] as const satisfies readonly {
  key: keyof DiningGroups;
  title: string;
  empty: string;
  hint: string | undefined;
}[];

/** The page /dining: what staff feature, then the dining listings grouped by words in their names. */
export function DiningPage() {
  const text = useText();
  const { town } = useSite();
  const query = useQuery(diningQuery);
  const texts = useTownPage('dining');
  const head = useHead(texts.page, {
    title: text('Dining in {town}', { town: town.name }),
    description: text('Places to eat in {place}, with hours and phone numbers.', {
      place: townAndState(town),
    }),
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
        intro={texts.page?.intro && <Original>{texts.page.intro}</Original>}
        plate={<Illustration name="dining" first />}
      >
        <p>
          <Link to={`${pages.directory}?tab=dining`}>{text('All places to eat')}</Link>
        </p>
      </PageHeading>
      <CardSection title={text('Featured')} texts={texts} section="featured">
        {(cards) => <FeaturedPlaces cards={cards} plate="diner" />}
      </CardSection>
      {groups.map(({ key, title, empty, hint }, index) => (
        <Section key={key} title={text(title)} ground={index % 2 === 0 ? 'chalk' : 'page'}>
          <QueryView
            query={query}
            skeleton={
              <Skeleton count={3} label={text('Loading {what}...', { what: text(title) })} />
            }
            failure={(retry) => (
              <FailureNotice message={text('Failed to fetch businesses')} onRetry={retry} />
            )}
          >
            {() => (
              <Group businesses={grouped[key]} empty={text(empty)} hint={hint && text(hint)} />
            )}
          </QueryView>
        </Section>
      ))}
    </>
  );
}

interface GroupProps {
  businesses: readonly ShownBusiness[];
  empty: string;
  hint: string | undefined;
}

function Group({ businesses, empty, hint }: GroupProps) {
  const text = useText();
  if (businesses.length === 0) {
    return (
      <EmptyState title={empty} hint={hint} picture={<Illustration name="dining" />}>
        <Link to={`${pages.directory}?tab=dining`}>{text('All places to eat')}</Link>
      </EmptyState>
    );
  }
  return <PlaceCards places={businesses} />;
}
