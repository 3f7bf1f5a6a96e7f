import { dollarLabel } from '@town/contracts/plans/price-list';
import { Badge } from '@town/ui/badge';
import { codeWords } from '../lists/code-words';
import type { ShownPayment } from './payments-query';

/** Shows whether a payment was refunded. */
export function PaymentBadge({ payment }: { payment: Pick<ShownPayment, 'status' | 'refunded'> }) {
  if (payment.status === 'refunded') return <Badge tone="grey">Refunded</Badge>;
  if (payment.status === 'succeeded') return <Badge tone="green">Paid</Badge>;
  if (payment.status !== 'partially_refunded') return <Badge>{codeWords(payment.status)}</Badge>;
  return <Badge tone="yellow">Partly refunded {dollarLabel(payment.refunded)}</Badge>;
}
