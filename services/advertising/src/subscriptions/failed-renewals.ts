/**
 * Stores which renewals could not be charged, and which of them were paid later. Both are computed from the
 * invoices at Stripe, so late or repeated reports change nothing.
 */
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import type { SubscriptionFacts } from './subscription-facts.js';

/** A renewal that failed at least once. */
interface FailedRenewal {
  invoiceId: string;
  amountCents: number;
  firstFailedAt: Date;
  recoveredAt: Date | null;
}

/** Upserts each failed renewal, with the time of its later payment. */
export async function recordFailedRenewals(
  manager: EntityManager,
  { id, plan }: Pick<SubscriptionFacts, 'id' | 'plan'>,
  invoices: Stripe.Invoice[],
): Promise<void> {
  for (const invoice of invoices) {
    const failed = failedRenewal(invoice);
    if (!failed) continue;
    await manager.query(
      `insert into failed_renewals
         (invoice_id, subscription_id, plan, amount_cents, first_failed_at, recovered_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (invoice_id) do update set recovered_at = excluded.recovered_at
         where failed_renewals.recovered_at is distinct from excluded.recovered_at`,
      [failed.invoiceId, id, plan, failed.amountCents, failed.firstFailedAt, failed.recoveredAt],
    );
  }
}

/** A renewal has failed when an attempt did not pay it, or when it needed more than one attempt. */
function failedRenewal(invoice: Stripe.Invoice): FailedRenewal | undefined {
  const { status, attempt_count: attempts, status_transitions: times } = invoice;
  const isPaid = status === 'paid';
  if (invoice.billing_reason !== 'subscription_cycle' || attempts < (isPaid ? 2 : 1)) {
    return undefined;
  }
  return {
    invoiceId: invoice.id,
    amountCents: invoice.amount_due,
    // Stripe makes the first attempt when it finalizes the invoice.
    firstFailedAt: new Date((times.finalized_at ?? invoice.created) * 1_000),
    recoveredAt: isPaid && times.paid_at ? new Date(times.paid_at * 1_000) : null,
  };
}
