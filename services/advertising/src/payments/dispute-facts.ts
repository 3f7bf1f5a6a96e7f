import type { Dispute, DisputeState } from '@town/contracts/payments/dispute';
import type Stripe from 'stripe';

/** Stripe's statuses in our words. A warning takes no money; one that is closed has taken none. */
const states: Record<string, DisputeState> = {
  warning_needs_response: 'needs-response',
  needs_response: 'needs-response',
  appeal_needs_response: 'needs-response',
  warning_closed: 'won',
  won: 'won',
  // The bank was given a refund instead, which is recorded as one.
  prevented: 'won',
  lost: 'lost',
};

/** What we keep of a dispute. A status that Stripe adds later counts as under review. */
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
