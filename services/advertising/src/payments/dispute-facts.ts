import type { Dispute, DisputeState } from '@town/contracts/payments/dispute';
import type Stripe from 'stripe';

/** Maps Stripe's statuses to ours. A warning takes no money, and a closed warning has taken none. */
const states: Record<string, DisputeState> = {
  warning_needs_response: 'needs-response',
  needs_response: 'needs-response',
  appeal_needs_response: 'needs-response',
  warning_closed: 'won',
  won: 'won',
  // The payment was refunded instead. The refund is recorded as one.
  prevented: 'won',
  lost: 'lost',
};

/** The stored data of a dispute. An unknown status, which Stripe may add later, becomes "under review". */
export function disputeFacts(dispute: Stripe.Dispute): Dispute {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    state: states[dispute.status] ?? 'under-review',
    amountCents: dispute.amount,
    reason: dispute.reason,
    evidenceDueAt: dueBy === null ? null : new Date(dueBy * 1_000).toISOString(),
  };
}
