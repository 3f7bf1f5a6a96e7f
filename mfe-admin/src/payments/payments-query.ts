import { staffApi } from '@town/contracts/api-paths';
import {
  type PaymentCounts,
  paymentCountsSchema,
  type StaffPayment,
  staffPaymentSchema,
} from '@town/contracts/staff-payment';
import { queryOptions } from '@town/slice-kit/query';
import { fetchAsStaff, fetchPage, type ListPage } from '../lists/fetch-list';
import type { ShownPayments } from './payments-address';

/** Everything below this key is of payments. */
export const paymentsKey = 'payments';

/** One page of the payments. */
export function paymentsQuery(token: string, { status, words, page }: ShownPayments) {
  return queryOptions<ListPage<StaffPayment>>({
    queryKey: [paymentsKey, 'list', { status, words, page }],
    queryFn: ({ signal }) =>
      fetchPage(
        staffApi.payments,
        staffPaymentSchema,
        page,
        { ...(status !== 'all' && { status }), ...(words && { q: words }) },
        token,
        signal,
      ),
    // What is shown stays until the next is there, and with it the button that has the focus.
    placeholderData: (shown) => shown,
  });
}

/** How many payments there are in each state. */
export function paymentCountsQuery(token: string) {
  return queryOptions<PaymentCounts>({
    queryKey: [paymentsKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await fetchAsStaff(staffApi.paymentCounts, paymentCountsSchema, token, signal)).data,
  });
}
