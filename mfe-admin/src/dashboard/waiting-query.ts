import { inboxCountsSchema } from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import { type QueryClient, queryOptions } from '@town/slice-kit/query';
import { fetchAsStaff } from '../lists/fetch-list';
import { advertisersKey } from './advertisers-query';

const waitingKey = [advertisersKey, 'waiting'];

/** How many open items of the inbox are applications. */
export const waitingQuery = (token: string) =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: async ({ signal }) => {
      const { data } = await fetchAsStaff(inboxApi.counts, token, signal);
      return inboxCountsSchema.parse(data)['application'] ?? 0;
    },
    staleTime: 0,
  });

/** The number that is shown now, if one is. */
export const shownWaiting = (queryClient: QueryClient) =>
  queryClient.getQueryData<number>(waitingKey);

/**
 * Fetches the number again after an action. It changes when the event about the action arrives at the inbox. Until
 * then it is requested again, at most six times; some actions do not change it.
 * @param before the number before the action
 */
export async function refetchWaiting(
  queryClient: QueryClient,
  before: number | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    if (before === undefined || shownWaiting(queryClient) !== before) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await queryClient.invalidateQueries({ queryKey: waitingKey });
  }
}
