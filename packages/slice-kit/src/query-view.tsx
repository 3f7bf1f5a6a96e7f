import type { ReactNode } from 'react';

/** The part of a query's result that decides what is shown. */
interface QueryResult<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  refetch(): unknown;
}

interface QueryViewProps<Data> {
  query: QueryResult<Data>;
  /** Shown while there is neither data nor an error. */
  skeleton: ReactNode;
  /** Shown when the data could not be fetched; `retry` fetches it again. */
  failure(retry: () => void): ReactNode;
  children(data: Data): ReactNode;
}

/** Shows a query in one of its three states. */
export function QueryView<Data>({ query, skeleton, failure, children }: QueryViewProps<Data>) {
  if (query.status === 'error') return failure(() => void query.refetch());
  if (query.status === 'pending' || query.data === undefined) return skeleton;
  return children(query.data);
}
