import { type StatusCounts, statusCountsSchema } from '@town/contracts/advertiser-status';
import type { AdvertiserStatus } from '@town/contracts/advertiser-statuses';
import { staffApi } from '@town/contracts/api-paths';
import { type StaffAdvertiser, staffAdvertiserSchema } from '@town/contracts/application-payment';
import { queryOptions } from '@town/slice-kit/query';
import { readJson } from '@town/slice-kit/query-client';
import * as z from 'zod/mini';

/** How many applications a page of the list holds. */
export const pageSize = 25;

/** Which applications are listed, and how. */
export interface ListView {
  status: AdvertiserStatus | 'all';
  words: string;
  sort: 'newest' | 'oldest' | 'name';
  page: number;
}

interface AdvertiserPage {
  advertisers: StaffAdvertiser[];
  /** How many there are in all pages. */
  total: number;
}

/** Everything below this key changes when staff change anything. */
export const advertisersKey = 'advertisers';

/** One page of the applications. */
export function advertisersQuery(token: string, view: ListView) {
  return queryOptions<AdvertiserPage>({
    queryKey: [advertisersKey, 'list', view],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams({
        limit: String(pageSize),
        offset: String(view.page * pageSize),
        sort: view.sort,
        ...(view.status !== 'all' && { status: view.status }),
        ...(view.words && { q: view.words }),
      });
      const answer = await fetch(`${staffApi.advertisers}?${parameters}`, bearer(token, signal));
      const advertisers = z.array(staffAdvertiserSchema).parse(await readJson(answer));
      const seen = view.page * pageSize + advertisers.length;
      return { advertisers, total: Number(answer.headers.get('x-total-count') ?? seen) };
    },
  });
}

/** How many applications there are in each status. */
export function countsQuery(token: string) {
  return queryOptions<StatusCounts>({
    queryKey: [advertisersKey, 'counts'],
    queryFn: async ({ signal }) =>
      statusCountsSchema.parse(
        await readJson(await fetch(staffApi.advertiserCounts, bearer(token, signal))),
      ),
  });
}

function bearer(token: string, signal: AbortSignal): RequestInit {
  return { signal, credentials: 'include', headers: { authorization: `Bearer ${token}` } };
}
