import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { usePageLinks } from '@town/slice-kit/page-links';
import { PageMeta } from '@town/slice-kit/page-meta';
import { type ListPage, pageAddress, readPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { placeOfCard, type ShownCard, useHead, useTownPage } from '@town/slice-kit/town-page';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { type CountedList, ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ComponentProps } from 'react';
import { businessStructuredData } from '../businesses/business-structured-data';
import type { ShownBusiness } from '../businesses/businesses-query';
import { useText } from '../messages/use-text';
import { CardSection } from '../page-cards/card-section';
import { FeaturedPlaces } from '../page-cards/featured-places';
import { pageIntro } from '../page-cards/page-intro';
import { PlaceCards } from '../page-cards/place-cards';
import { shopsQuery } from './shops-query';

/**
 * The page /shopping: listed shops, and the shops and places for recreation and fitness that staff
 * have placed on it.
 */
export function ShoppingPage() {
  const text = useText();
  const site = useSite();
  const { town } = site;
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const query = useQuery(shopsQuery(page));
  const links = usePageLinks(page, query.data);
  const texts = useTownPage('shopping');
  const shops = query.data && listedShops(query.data, texts.cards('shops'));
  const head = useHead(texts.page, {
    title: text('Shopping & Recreation'),
    description: text('Shops, parks, trails and fitness in {place}.', {
      place: townAndState(town),
    }),
    keywords: ['shopping', 'parks', 'recreation', town.name],
  });
  return (
    <>
      <PageMeta
        {...head}
        structuredData={(query.data?.items ?? []).map((each) => businessStructuredData(each, site))}
        parameters={pageAddress(page)}
      />
      <PageHeading
        title={head.title}
        intro={pageIntro(texts)}
        plate={<Illustration name="shopping" first />}
      />
      <CardSection title={text('Featured')} texts={texts} section="featured">
        {(cards) => (
          <FeaturedPlaces cards={cards} plate="boutique" listed={query.data?.items ?? []} />
        )}
      </CardSection>
      <Section title={text('Local Shops')} ground="chalk">
        <ListCount list={shops} one={text('shop')} many={text('shops')} />
        <ListPages as={Link} label={text('Local Shops')} page={page} {...links}>
          <QueryView
            query={query}
            skeleton={<Skeleton count={4} label={text('Loading shops...')} />}
            failure={(retry) => (
              <FailureNotice message={text('Failed to fetch businesses')} onRetry={retry} />
            )}
          >
            {() => <Shops shops={shops?.items ?? []} />}
          </QueryView>
        </ListPages>
      </Section>
      <CardSection title={text('Parks & Recreation')} texts={texts} section="parks">
        {(cards) => <PlaceCards places={cards.map(placeOfCard)} />}
      </CardSection>
      <CardSection title={text('Fitness & Health')} texts={texts} section="fitness" ground="chalk">
        {(cards) => <PlaceCards places={cards.map(placeOfCard)} />}
      </CardSection>
    </>
  );
}

/** The listed shops of a page; the cards of the staff if no shop is listed. */
function listedShops(
  listed: ListPage<ShownBusiness>,
  cards: readonly ShownCard[],
): CountedList & { items: ComponentProps<typeof PlaceCards>['places'] } {
  if (listed.items.length > 0 || listed.first > 1) return listed;
  return { first: 1, items: cards.map(placeOfCard), total: cards.length };
}

function Shops({ shops }: { shops: ComponentProps<typeof PlaceCards>['places'] }) {
  const text = useText();
  if (shops.length > 0) return <PlaceCards places={shops} />;
  return (
    <EmptyState
      title={text('No shops are listed at this time.')}
      picture={<Illustration name="shopping" />}
    >
      <Link to={pages.directory}>{text('All businesses')}</Link>
    </EmptyState>
  );
}
