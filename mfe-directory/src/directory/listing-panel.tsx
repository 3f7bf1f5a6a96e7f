import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { CardGrid } from '@town/ui/card-grid';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';

interface ListingPanelProps<Item> {
  query: Parameters<typeof useQuery<Item[]>>[0];
  /** What is listed, in lower case: "churches". */
  noun: string;
  /** What the failure calls it: "Failed to fetch businesses". */
  source: string;
  empty: string;
  card(item: Item): ReactNode;
}

/** How many placeholders stand in for cards. */
const skeletonCards = 6;

/** One kind of the directory as a grid of cards. */
export function ListingPanel<Item>({ query, noun, source, empty, card }: ListingPanelProps<Item>) {
  const result = useQuery(query);
  return (
    <QueryView
      query={result}
      skeleton={<Skeleton count={skeletonCards} label={`Loading ${noun}...`} />}
      failure={(retry) => <FailureNotice message={`Failed to fetch ${source}`} onRetry={retry} />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={empty} hint="Please check back soon." />
        ) : (
          <CardGrid label={noun}>{items.map(card)}</CardGrid>
        )
      }
    </QueryView>
  );
}
