import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { ListPages } from '../lists/list-pages';
import css from './payment-list.module.css';
import { PaymentRow, paymentColumns } from './payment-row';
import type { ShownPayments } from './payments-address';
import type { ShownPayment } from './payments-query';

interface PaymentListProps {
  payments: readonly ShownPayment[];
  total: number;
  hasUncounted: boolean | undefined;
  shown: ShownPayments;
  /** Another page is being fetched. */
  busy: boolean;
  onPage(page: number): void;
  /** Missing for somebody who may give nothing back. */
  onRefund: ((payment: ShownPayment) => void) | undefined;
}

/** One page of the payments, with links to the others. */
export function PaymentList(props: PaymentListProps) {
  const { payments, total, hasUncounted, shown, busy, onPage, onRefund } = props;
  const isNarrowed = shown.status !== 'all' || shown.words !== '';
  if (total === 0 && isNarrowed) {
    return (
      <EmptyState title="No payments found" hint="Try other words or another count.">
        <Link to="?view=payments">Show all payments</Link>
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState title="No payments yet">
        <Link to="?">See the applications</Link>
      </EmptyState>
    );
  }
  return (
    <>
      <table className={css.table} aria-labelledby="payments-title" aria-busy={busy}>
        <thead>
          <tr>
            {paymentColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onRefund={onRefund} />
          ))}
        </tbody>
      </table>
      <ListPages label="Pages of payments" page={shown.page} {...{ total, hasUncounted, onPage }} />
    </>
  );
}
