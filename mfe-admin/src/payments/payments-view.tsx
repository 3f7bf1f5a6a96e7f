import type { PaymentCounts } from '@town/contracts/payments/staff-record';
import { useQuery, useQueryClient } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef, useState } from 'react';
import type { DashboardViewProps } from '../dashboard/dashboard-views';
import { SearchAndFilters } from '../lists/search-and-filters';
import { SummaryCounts } from '../lists/summary-counts';
import { useOwnSession } from '../lists/use-own-session';
import { mayDo } from '../session/use-role';
import { PaymentList } from './payment-list';
import { paymentsAddress, readShownPayments, type ShownPayments } from './payments-address';
import {
  paymentCountsQuery,
  paymentsKey,
  paymentsQuery,
  type ShownPayment,
} from './payments-query';
import { RefundDialog } from './refund-dialog';

const addressForm = { read: readShownPayments, write: paymentsAddress };

/** The view of all payments: counts, search and the list. */
export default function PaymentsView({ token, role }: DashboardViewProps) {
  const [shown, change] = useAddressView(addressForm);
  const list = useQuery(paymentsQuery(token, shown));
  const { data: counts, error } = useQuery(paymentCountsQuery(token));
  const queryClient = useQueryClient();
  const [refunding, setRefunding] = useState<ShownPayment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOwnSession(paymentsKey, [list.error, error]);

  const show = (part: Partial<ShownPayments>) => change({ page: 0, ...part });

  return (
    <>
      <SummaryCounts
        counts={countsOf(counts)}
        shown={shown.status}
        onShow={(status) => show({ status })}
      />
      <h2 id="payments-title" ref={heading} tabIndex={-1}>
        Payments
      </h2>
      <SearchAndFilters words={shown.words} onSearch={(words) => show({ words })}>
        <Button
          variant="secondary"
          busy={list.isFetching && !list.isPending}
          onClick={() => void queryClient.invalidateQueries({ queryKey: [paymentsKey] })}
        >
          Refresh
        </Button>
      </SearchAndFilters>
      <QueryView
        query={list}
        skeleton={<Skeleton shape="rows" label="Loading payments..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch payments" onRetry={retry} />}
      >
        {({ records, total, hasUncounted }) => (
          <PaymentList
            payments={records}
            total={total}
            hasUncounted={hasUncounted}
            shown={shown}
            busy={list.isPlaceholderData}
            onPage={(page) => show({ page })}
            onRefund={mayDo(role, 'administrator') ? setRefunding : undefined}
          />
        )}
      </QueryView>
      <RefundDialog
        token={token}
        payment={refunding}
        heading={heading}
        onClose={() => setRefunding(null)}
      />
    </>
  );
}

/** What the list is chosen by, with the number of payments of each. */
const countsOf = (counts: PaymentCounts | undefined) =>
  [
    { shows: 'all', label: 'All Payments', count: counts?.total },
    { shows: 'succeeded', label: 'Paid', count: counts?.succeeded },
    {
      shows: 'partially_refunded',
      label: 'Partly Refunded',
      count: counts?.partially_refunded,
    },
    { shows: 'refunded', label: 'Refunded', count: counts?.refunded },
  ] as const;
