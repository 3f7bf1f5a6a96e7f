import type { StaffAdvertiser } from '@town/contracts/advertisers/staff-record';
import { type StatusCounts, statusCountsSchema } from '@town/contracts/advertisers/status-change';
import { staffApi } from '@town/contracts/api/paths';
import { queryOptions } from '@town/slice-kit/query';
import { number, optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff, fetchPage, type ListPage } from '../lists/fetch-list';
import type { ListView } from './list-view';

/** The first part of the keys of all application queries; they are invalidated when staff change anything. */
export const advertisersKey = 'advertisers';

interface ShownPayment {
  status: string;
  plan: string;
  amount: number;
  refunded: number;
  paidAt: string;
}

/** The fields of an application that the list shows. Any of them may be missing. */
export type ShownAdvertiser = Pick<
  StaffAdvertiser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'businessName'
  | 'businessType'
  | 'businessDescription'
  | 'businessAddress'
  | 'businessWebsite'
  | 'preferredPlan'
  | 'submittedAt'
  | 'paymentIntentId'
  | 'businessId'
  | 'businessExisted'
  | 'chosenBusinessGone'
> & { status: string; undoUntil: string | null; payment: ShownPayment | null };

const readPayment = recordReader<ShownPayment>({
  status: text,
  plan: textOr(''),
  amount: number,
  refunded: (value) => number(value) ?? 0,
  paidAt: textOr(''),
});

/** Reads an application; missing or invalid fields get default values. */
export const readAdvertiser = recordReader<ShownAdvertiser>({
  id: text,
  firstName: textOr(''),
  lastName: textOr(''),
  email: textOr(''),
  phone: textOr(''),
  businessName: textOr('No business name'),
  businessType: textOr(''),
  businessDescription: optionalText,
  businessAddress: optionalText,
  businessWebsite: optionalText,
  preferredPlan: textOr(''),
  submittedAt: textOr(''),
  paymentIntentId: optionalText,
  businessId: optionalText,
  businessExisted: (value) => (typeof value === 'boolean' ? value : null),
  chosenBusinessGone: (value) => value === true,
  status: textOr('pending'),
  undoUntil: optionalText,
  payment: (value) => readPayment(value) ?? null,
});

/** One page of the applications. */
export function advertisersQuery(token: string, view: ListView) {
  return queryOptions<ListPage<ShownAdvertiser>>({
    queryKey: [advertisersKey, 'list', view],
    queryFn: ({ signal }) =>
      fetchPage(
        staffApi.advertisers,
        readAdvertiser,
        view.page,
        {
          sort: view.sort,
          ...(view.status !== 'all' && { status: view.status }),
          ...(view.words && { q: view.words }),
        },
        token,
        signal,
      ),
    // The current page stays until the next one arrives, so the focused button is not removed.
    placeholderData: (shown) => shown,
  });
}

/** How many applications there are in each status. */
export function countsQuery(token: string) {
  return queryOptions<StatusCounts>({
    queryKey: [advertisersKey, 'counts'],
    queryFn: async ({ signal }) =>
      statusCountsSchema.parse((await fetchAsStaff(staffApi.advertiserCounts, token, signal)).data),
  });
}
