import { usePageLinks } from '@town/slice-kit/page-links';
import type { ListPage } from '@town/slice-kit/paged-query';
import type { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { CardGrid } from '@town/ui/card-grid';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';
import { HitCard } from './hit-card';
import { HitsMap } from './hits-map';
import type { ShownHit } from './hits-query';
import { SearchNotice } from './search-notice';

interface HitsProps {
  query: ReturnType<typeof useQuery<unknown, Error, ListPage<ShownHit>>>;
  words: string;
  /** The page of the results; undefined if they are groups, of which each links to its own pages. */
  page: number | undefined;
  /** What is said if nothing was found, where the usual title is wrong. */
  nothing?: string | undefined;
  /** Links to other pages, shown if nothing was found. */
  otherwise: ReactNode;
  /** What is said above the results. */
  notice?: ((hits: readonly ShownHit[]) => ReactNode) | undefined;
  /** Renders the results; by default they are one list. */
  children?: ((hits: readonly ShownHit[]) => ReactNode) | undefined;
}

/** The results of a search as cards, or suggestions if there are none. */
export function Hits({ query, words, page, nothing, otherwise, notice, children }: HitsProps) {
  const text = useText();
  const { data } = query;
  // Groups show only their first results.
  const counted = data && !page ? { ...data, items: { length: data.total ?? 0 } } : data;
  const links = usePageLinks(page ?? 1, page ? data : undefined);
  return (
    <>
      <ListCount list={counted} one={text('result')} many={text('results')} />
      <ListPages as={Link} label={text('Search results')} page={page ?? 1} {...links}>
        <QueryView
          query={query}
          skeleton={<Skeleton label={text('Searching...')} />}
          failure={(retry) => <FailureNotice message={text('Failed to search')} onRetry={retry} />}
        >
          {({ items: hits }) =>
            hits.length === 0 ? (
              <EmptyState
                title={nothing ?? text('Nothing found for “{words}”', { words })}
                hint={text('Try another word, or look through the kinds of listings.')}
              >
                {otherwise}
              </EmptyState>
            ) : (
              <>
                {notice?.(hits)}
                <HitNotices hits={hits} words={words} hasNotice={Boolean(notice)} />
                <HitsMap hits={hits} />
                {children ? (
                  children(hits)
                ) : (
                  <HitCards label={text('Search results')} hits={hits} words={words} />
                )}
              </>
            )
          }
        </QueryView>
      </ListPages>
    </>
  );
}

interface HitNoticesProps {
  hits: readonly ShownHit[];
  words: string;
  hasNotice: boolean;
}

function HitNotices({ hits, words, hasNotice }: HitNoticesProps) {
  const text = useText();
  // Of events that are later than asked for, and of places that are closed then, the page says that instead.
  const others = hits.filter(({ later, closedThen }) => !later && !(hasNotice && closedThen));
  return (
    <>
      {others.length > 0 && hits.every(({ fuzzy }) => fuzzy) && (
        <SearchNotice
          title={text('Nothing matches “{words}” exactly. These come close.', { words })}
        />
      )}
      {hits.some(({ sponsored }) => sponsored) && (
        <p>
          {text(
            'Businesses marked “Sponsored” pay for their listing. Of equally good results, Premium listings come before Basic ones.',
          )}
        </p>
      )}
    </>
  );
}

interface HitCardsProps {
  label: string;
  hits: readonly ShownHit[];
  words: string;
  headingLevel?: 2 | 3;
  /** What stands above the description of a result. */
  above?: (hit: ShownHit) => ReactNode;
}

/** Results side by side. */
export function HitCards({ label, hits, words, headingLevel = 2, above }: HitCardsProps) {
  return (
    <CardGrid label={label}>
      {hits.map((hit) => (
        <HitCard key={hit.id} hit={hit} words={words} headingLevel={headingLevel}>
          {above?.(hit)}
        </HitCard>
      ))}
    </CardGrid>
  );
}
