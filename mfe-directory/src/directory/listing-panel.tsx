import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';

interface ListingPanelProps<Item> {
  query: Parameters<typeof useQuery<unknown, Error, Item[]>>[0];
  /** What is listed, in lower case: "churches". */
  noun: string;
  /** The noun of the failure message: "Failed to fetch businesses". */
  source: string;
  empty: string;
  list(items: readonly Item[]): ReactNode;
}

/** The number of placeholder cards. */
const skeletonCards = 6;

/** One kind of the directory. */
export function ListingPanel<Item>({ query, noun, source, empty, list }: ListingPanelProps<Item>) {
  const result = useQuery(query);
  return (
    <QueryView
      query={result}
      skeleton={<Skeleton count={skeletonCards} label={`Loading ${noun}...`} />}
      failure={(retry) => <FailureNotice message={`Failed to fetch ${source}`} onRetry={retry} />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={empty} hint="Please check back soon.">
            <Link to={pages.getListed}>List your business</Link>
          </EmptyState>
        ) : (
          list(items)
        )
      }
    </QueryView>
  );
}
