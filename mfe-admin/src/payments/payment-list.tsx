import type { StaffPayment } from '@town/contracts/staff-payment';
import { EmptyState } from '@town/ui/empty-state';
import { ListPages } from '../lists/list-pages';
import css from './payment-list.module.css';
import { PaymentRow, paymentColumns } from './payment-row';
import type { ShownPayments } from './payments-address';

interface PaymentListProps {
  payments: readonly StaffPayment[];
  total: number;
  shown: ShownPayments;
  /** Others are on their way. */
  busy: boolean;
  onPage(page: number): void;
}

/** One page of the payments, and the way to the others. */
export function PaymentList({ payments, total, shown, busy, onPage }: PaymentListProps) {
  const isNarrowed = shown.status !== 'all' || shown.words !== '';
  if (total === 0 && isNarrowed) {
    return <EmptyState title="No payments found" hint="Try other words or another count." />;
  }
  if (total === 0) return <EmptyState title="No payments yet" />;
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
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
      <ListPages label="Pages of payments" page={shown.page} total={total} onPage={onPage} />
    </>
  );
}
