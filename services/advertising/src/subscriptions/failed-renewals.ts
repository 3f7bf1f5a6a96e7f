/**
 * Keeps which renewals could not be charged, and which of them were paid after all. Both are read from
 * the invoices as Stripe has them, so a report that is late or repeated changes nothing.
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

/** Stores each failed renewal once, and when it was made good. */
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

/** Stripe counts attempts: a renewal has failed with one that did not pay, or with a second one. */
function failedRenewal(invoice: Stripe.Invoice): FailedRenewal | undefined {
  const { status, attempt_count: attempts, status_transitions: times } = invoice;
  const isPaid = status === 'paid';
  if (invoice.billing_reason !== 'subscription_cycle' || attempts < (isPaid ? 2 : 1)) {
    return undefined;
  }
  return {
    invoiceId: invoice.id,
    amountCents: invoice.amount_due,
    // The first attempt is made when the invoice becomes final.
    firstFailedAt: new Date((times.finalized_at ?? invoice.created) * 1_000),
    recoveredAt: isPaid && times.paid_at ? new Date(times.paid_at * 1_000) : null,
  };
}
