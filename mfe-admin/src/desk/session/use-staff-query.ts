import { statusOf } from '@town/slice-kit/http-error';
import { queryOptions, useQuery } from '@town/slice-kit/query';
import { useEffect } from 'react';
import { clearSession } from '../../session/session';

/** The first part of the key of everything that the desk fetches. */
export const deskKey = 'desk';

const minute = 60_000;

interface StaffQuery<Data> {
  /** What is fetched, after `deskKey`. */
  key: readonly unknown[];
  fetch(signal: AbortSignal): Promise<Data>;
  /** Keeps showing the earlier data while other data is fetched. */
  keepsShown?: boolean;
  /** Never uses cached data first: a form must not start with old values. */
  fresh?: boolean;
  /** False while it is not needed. */
  enabled?: boolean;
}

/** Fetches for the desk: again at each visit, and a session that has expired ends. */
export function useStaffQuery<Data>(asked: StaffQuery<Data>) {
  const { key, fetch, keepsShown, fresh, enabled = true } = asked;
  const query = useQuery({
    ...queryOptions<Data>({
      queryKey: [deskKey, ...key],
      queryFn: ({ signal }) => fetch(signal),
      ...(keepsShown && { placeholderData: (shown) => shown }),
    }),
    enabled,
    staleTime: 0,
    gcTime: fresh ? 0 : 5 * minute,
    retryOnMount: true,
  });
  const expired = statusOf(query.error) === 401;
  useEffect(() => {
    if (expired) clearSession();
  }, [expired]);
  return query;
}
