import { pages } from '@town/contracts/pages/paths';
import { usePageLinks } from '@town/slice-kit/page-links';
import type { ListPage } from '@town/slice-kit/paged-query';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { ListCount } from '@town/ui/list-count';
import { ListPages } from '@town/ui/list-pages';
import { Skeleton } from '@town/ui/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../messages/use-text';
import css from './listing-panel.module.css';

interface ListingPanelProps<Item> {
  query: Parameters<typeof useQuery<unknown, Error, ListPage<Item>>>[0];
  /** The page number, from 1. */
  page: number;
  /** The plural name of the records, in lower case: "churches". */
  noun: string;
  /** The singular and plural texts for the number of records. */
  counted: Pick<ComponentProps<typeof ListCount>, 'one' | 'many'>;
  /** The filter controls. They stay on the page while another choice loads. */
  controls?: ReactNode;
  /** The text that is shown if the list could not be fetched. */
  failure: string;
  /** Shown if the list is empty; by default a text that there is nothing yet. */
  none?: ReactNode;
  empty: string;
  list(items: readonly Item[], isWhole: boolean): ReactNode;
}

/** The number of placeholder cards. */
const skeletonCards = 6;

/** One kind of the directory, a page at a time. */
export function ListingPanel<Item>(props: ListingPanelProps<Item>) {
  const { query, page, noun, counted, controls, failure, none, empty, list } = props;
  const text = useText();
  const result = useQuery(query);
  const links = usePageLinks(page, result.data);
  return (
    <>
      {!(result.data?.total === 0 && none === undefined) && controls}
      <div className={css.count}>
        <ListCount list={result.data} {...counted} />
      </div>
      <ListPages as={Link} label={noun} page={page} {...links}>
        <QueryView
          query={result}
          skeleton={
            <Skeleton count={skeletonCards} label={text('Loading {what}...', { what: noun })} />
          }
          failure={(retry) => <FailureNotice message={failure} onRetry={retry} />}
        >
          {({ items, hasMore }) =>
            items.length === 0
              ? (none ?? (
                  <EmptyState title={empty} hint={text('Please check back soon.')}>
                    <Link to={pages.getListed}>{text('List your business')}</Link>
                  </EmptyState>
                ))
              : list(items, page === 1 && !hasMore)
          }
        </QueryView>
      </ListPages>
    </>
  );
}
