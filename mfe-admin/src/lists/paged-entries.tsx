import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { ListPages } from './list-pages';

interface Page<Entry> {
  records: Entry[];
  /** The number of entries on all pages. */
  total: number;
  hasUncounted?: boolean;
}

interface PagedEntriesProps<Entry> {
  query: ComponentProps<typeof QueryView<Page<Entry>>>['query'];
  /** What is listed, as it stands within a sentence: `the inbox`. */
  name: string;
  page: number;
  onPage(page: number): void;
  /** What an empty list says, and the link that shows more. */
  empty: { title: string; to: string; link: string };
  children(entries: Entry[]): ReactNode;
}

/** A page of a list: its entries and the links to other pages, or what an empty list says. */
export function PagedEntries<Entry>(props: PagedEntriesProps<Entry>) {
  const { query, name, page, onPage, empty, children } = props;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="rows" label={`Loading ${name}...`} />}
      failure={(retry) => <FailureNotice message={`Failed to fetch ${name}`} onRetry={retry} />}
    >
      {({ records, total, hasUncounted }) =>
        records.length === 0 && page === 0 ? (
          <EmptyState title={empty.title}>
            <Link to={empty.to}>{empty.link}</Link>
          </EmptyState>
        ) : (
          <>
            {records.length > 0 ? children(records) : <p>This page has no entries any more.</p>}
            <ListPages label={`Pages of ${name}`} {...{ page, total, hasUncounted, onPage }} />
          </>
        )
      }
    </QueryView>
  );
}
