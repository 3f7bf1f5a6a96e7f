import type { ReactNode } from 'react';

/** The part of a query's result that decides what is shown. */
interface QueryResult<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  refetch(): unknown;
}

interface QueryViewProps<Data> {
  query: QueryResult<Data>;
  /**
   * Keeps showing the data when a refetch fails, so that a form on the page does not lose typed text.
   */
  keepsShown?: boolean;
  /** Shown while there is neither data nor an error. */
  skeleton: ReactNode;
  /** Shown when the data could not be fetched; `retry` fetches it again. */
  failure(retry: () => void): ReactNode;
  children(data: Data): ReactNode;
}

/** Shows a query in one of its three states. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, keepsShown, skeleton, failure, children } = props;
  if (query.status === 'error' && !(keepsShown && query.data !== undefined))
    return failure(() => void query.refetch());
  if (query.status === 'pending' || query.data === undefined) return skeleton;
  return children(query.data);
}
