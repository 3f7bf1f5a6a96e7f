import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';

interface ListingPanelProps<Item> {
  query: Parameters<typeof useQuery<unknown, Error, Item[]>>[0];
  /** What is listed, in lower case: "churches". */
  noun: string;
  /** Said where the list could not be fetched. */
  failure: string;
  empty: string;
  list(items: readonly Item[]): ReactNode;
}

/** The number of placeholder cards. */
const skeletonCards = 6;

/** One kind of the directory. */
export function ListingPanel<Item>({ query, noun, failure, empty, list }: ListingPanelProps<Item>) {
  const text = useText();
  const result = useQuery(query);
  return (
    <QueryView
      query={result}
      skeleton={
        <Skeleton count={skeletonCards} label={text('Loading {what}...', { what: noun })} />
      }
      failure={(retry) => <FailureNotice message={failure} onRetry={retry} />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={empty} hint={text('Please check back soon.')}>
            <Link to={pages.getListed}>{text('List your business')}</Link>
          </EmptyState>
        ) : (
          list(items)
        )
      }
    </QueryView>
  );
}
