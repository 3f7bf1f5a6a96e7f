import type { StaffPayment } from '@town/contracts/staff-payment';
import { Badge } from '@town/ui/badge';
import { dollars } from '../lists/dollars';

/** Whether the money is still here. */
export function PaymentBadge({ payment }: { payment: Pick<StaffPayment, 'status' | 'refunded'> }) {
  if (payment.status === 'refunded') return <Badge tone="grey">Refunded</Badge>;
  if (payment.status === 'succeeded') return <Badge tone="green">Paid</Badge>;
  return <Badge tone="yellow">Partly refunded {dollars(payment.refunded)}</Badge>;
}
