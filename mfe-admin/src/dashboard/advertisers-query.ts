import { type StatusCounts, statusCountsSchema } from '@town/contracts/advertiser-status';
import { staffApi } from '@town/contracts/api-paths';
import { type StaffAdvertiser, staffAdvertiserSchema } from '@town/contracts/application-payment';
import { queryOptions } from '@town/slice-kit/query';
import { fetchAsStaff, fetchPage, type ListPage } from '../lists/fetch-list';
import type { ListView } from './list-view';

/** Everything below this key changes when staff change anything. */
export const advertisersKey = 'advertisers';

/** One page of the applications. */
export function advertisersQuery(token: string, view: ListView) {
  return queryOptions<ListPage<StaffAdvertiser>>({
    queryKey: [advertisersKey, 'list', view],
    queryFn: ({ signal }) =>
      fetchPage(
        staffApi.advertisers,
        staffAdvertiserSchema,
        view.page,
        {
          sort: view.sort,
          ...(view.status !== 'all' && { status: view.status }),
          ...(view.words && { q: view.words }),
        },
        token,
        signal,
      ),
  });
}

/** How many applications there are in each status. */
export function countsQuery(token: string) {
  return queryOptions<StatusCounts>({
    queryKey: [advertisersKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await fetchAsStaff(staffApi.advertiserCounts, statusCountsSchema, token, signal)).data,
  });
}
