import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { usePageLinks } from '@town/slice-kit/page-links';
import { PageMeta } from '@town/slice-kit/page-meta';
import { type ListPage, pageAddress, readPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useHead, useTownPage } from '@town/slice-kit/town-page';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { businessStructuredData } from '../businesses/business-structured-data';
import type { ShownBusiness } from '../businesses/businesses-query';
import { useText } from '../messages/use-text';
import { CardSection } from '../page-cards/card-section';
import { FeaturedPlaces } from '../page-cards/featured-places';
import { pageIntro } from '../page-cards/page-intro';
import { PlaceCards } from '../page-cards/place-cards';
import { type DiningGroup, diningGroups, diningQuery } from './dining-groups';

/**
 * The page /dining: the places that staff feature, then the dining listings, grouped by words in their
 * names. Each group is shown a page at a time.
 */
export function DiningPage() {
  const text = useText();
  const site = useSite();
  const { town } = site;
  const lists = useGroups();
  const listed = new Map(
    lists.flatMap(({ query }) => query.data?.items ?? []).map((each) => [each.id, each]),
  );
  const texts = useTownPage('dining');
  const head = useHead(texts.page, {
    title: text('Dining in {town}', { town: town.name }),
    description: text('Places to eat in {place}, with hours and phone numbers.', {
      place: townAndState(town),
    }),
    keywords: ['dining', 'restaurants', town.name],
  });
  const featured = texts.cards('featured').map(({ title }) => title);
  return (
    <>
      <PageMeta
        {...head}
        structuredData={[...listed.values()].map((each) => businessStructuredData(each, site))}
        parameters={Object.assign(
          {},
          ...lists.map(({ group, page }) => pageAddress(page, group.key)),
        )}
      />
      <PageHeading
        title={head.title}
        intro={pageIntro(texts)}
        plate={<Illustration name="dining" first />}
      >
        <p>
          <Link to={`${pages.directory}?tab=dining`}>{text('All places to eat')}</Link>
        </p>
      </PageHeading>
      <CardSection title={text('Featured')} texts={texts} section="featured">
        {(cards) => <FeaturedPlaces cards={cards} plate="diner" listed={[...listed.values()]} />}
      </CardSection>
      {lists.map((list, index) => (
        <GroupSection
          key={list.group.key}
          {...list}
          featured={featured}
          ground={index % 2 === 0 ? 'chalk' : 'page'}
        />
      ))}
    </>
  );
}

/** A group, and the page of it that is shown. */
type GroupList = ReturnType<typeof useGroups>[number];

/** The groups, each with the page that the address asks for. */
function useGroups() {
  const [parameters] = useSearchParams();
  const [cafes, barbecue, trucks] = diningGroups;
  const list = (group: DiningGroup) => ({ group, page: readPage(parameters, group.key) });
  const lists = [list(cafes), list(barbecue), list(trucks)] as const;
  const queries = [
    useQuery(diningQuery(cafes, lists[0].page)),
    useQuery(diningQuery(barbecue, lists[1].page)),
    useQuery(diningQuery(trucks, lists[2].page)),
  ] as const;
  return lists.map((each, index) => ({ ...each, query: queries[index] ?? queries[0] }));
}

interface GroupSectionProps extends GroupList {
  /** The names of the featured places, which are shown above. */
  featured: readonly string[];
  ground: 'chalk' | 'page';
}

function GroupSection({ group, page, query, featured, ground }: GroupSectionProps) {
  const text = useText();
  const list = query.data && withoutFeatured(query.data, group.key === 'cafes' ? featured : []);
  const links = usePageLinks(page, query.data, group.key);
  return (
    <Section title={text(group.title)} ground={ground}>
      <ListCount list={list} one={text('place')} many={text('places')} />
      <ListPages as={Link} label={text(group.title)} page={page} {...links}>
        <QueryView
          query={query}
          skeleton={
            <Skeleton count={3} label={text('Loading {what}...', { what: text(group.title) })} />
          }
          failure={(retry) => (
            <FailureNotice message={text('Failed to fetch businesses')} onRetry={retry} />
          )}
        >
          {() => <Group group={group} businesses={list?.items ?? []} />}
        </QueryView>
      </ListPages>
    </Section>
  );
}

/** A page of a group, without the featured places. */
function withoutFeatured(
  { items, total, ...page }: ListPage<ShownBusiness>,
  featured: readonly string[],
): ListPage<ShownBusiness> {
  const others = items.filter(({ name }) => !featured.includes(name));
  const known = total === undefined ? undefined : total - items.length + others.length;
  return { ...page, items: others, total: known };
}

interface GroupProps {
  group: DiningGroup;
  businesses: readonly ShownBusiness[];
}

function Group({ group: { empty, hint }, businesses }: GroupProps) {
  const text = useText();
  if (businesses.length > 0) return <PlaceCards places={businesses} />;
  return (
    <EmptyState
      title={text(empty)}
      hint={hint && text(hint)}
      picture={<Illustration name="dining" />}
    >
      <Link to={`${pages.directory}?tab=dining`}>{text('All places to eat')}</Link>
    </EmptyState>
  );
}
