import { staffApi } from '@town/contracts/api/paths';
import {
  type PaymentCounts,
  paymentCountsSchema,
  type StaffPayment,
} from '@town/contracts/payments/staff-record';
import { queryOptions } from '@town/slice-kit/query';
import { number, optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { fetchAsStaff, fetchPage, type ListPage } from '../lists/fetch-list';
import type { ShownPayments } from './payments-address';

/** Every query of the payments begins with this key. */
export const paymentsKey = 'payments';

/** A payment as the list shows it: of any state and plan, also of ones that this page does not know. */
export type ShownPayment = Pick<
  StaffPayment,
  'id' | 'amount' | 'refunded' | 'paidAt' | 'customerEmail' | 'customerName'
> & {
  status: string;
  plan: string;
  application: { id: string; businessName: string | null } | null;
  renewal: boolean;
  refundEnds: boolean;
  subscription: { id: string; state: string } | null;
  dispute: { state: string; evidenceDueAt: string | null } | null;
  consent: { version: string; at: string } | null;
};

const readApplication = recordReader<NonNullable<ShownPayment['application']>>({
  id: text,
  businessName: optionalText,
});

const readSubscription = recordReader<{ id: string; state: string }>({
  id: textOr(''),
  state: text,
});
const readDispute = recordReader<NonNullable<ShownPayment['dispute']>>({
  state: text,
  evidenceDueAt: optionalText,
});

const readConsent = recordReader<NonNullable<ShownPayment['consent']>>({
  version: text,
  at: text,
});

const readPayment = recordReader<ShownPayment>({
  id: text,
  status: textOr('succeeded'),
  plan: textOr(''),
  amount: number,
  refunded: (value) => number(value) ?? 0,
  paidAt: textOr(''),
  customerEmail: optionalText,
  customerName: optionalText,
  application: (value) => readApplication(value) ?? null,
  renewal: (value) => value === true,
  refundEnds: (value) => value === true,
  subscription: (value) => readSubscription(value) ?? null,
  dispute: (value) => readDispute(value) ?? null,
  consent: (value) => readConsent(value) ?? null,
});

/** One page of the payments. */
export function paymentsQuery(token: string, { status, words, page }: ShownPayments) {
  return queryOptions<ListPage<ShownPayment>>({
    queryKey: [paymentsKey, 'list', { status, words, page }],
    queryFn: ({ signal }) =>
      fetchPage(
        staffApi.payments,
        readPayment,
        page,
        { ...(status !== 'all' && { status }), ...(words && { q: words }) },
        token,
        signal,
      ),
    // The page that is shown stays until the next one arrives, and with it the focused button.
    placeholderData: (shown) => shown,
  });
}

/** How many payments there are in each state. */
export function paymentCountsQuery(token: string) {
  return queryOptions<PaymentCounts>({
    queryKey: [paymentsKey, 'counts'],
    queryFn: async ({ signal }) =>
      paymentCountsSchema.parse((await fetchAsStaff(staffApi.paymentCounts, token, signal)).data),
  });
}
