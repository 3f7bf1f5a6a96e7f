import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type { RecordedBy } from './payment-entity.js';
import type { VerifiedPayment } from './verified-payment.js';

type Payer = Pick<VerifiedPayment, 'customerEmail' | 'customerName'>;

/** A payment without its payer. */
export const nobody: Payer = { customerEmail: null, customerName: null };

interface PayerNow {
  payer: Payer;
  /** Whether the payer was erased, so that the payment is recorded without one. */
  payerErased: boolean;
  /** Whether the subscription was moved to another address. */
  isMoved: boolean;
}

/**
 * Whom a payment is recorded for. Stripe names the buyer of the card with every charge; after a subscription was
 * moved to another address, its renewals belong to that address.
 */
export async function payerOf(
  manager: EntityManager,
  payment: VerifiedPayment,
  by: RecordedBy,
): Promise<PayerNow> {
  const moved = await movedTo(manager, payment.subscriptionId);
  if (moved && payment.renewal) {
    const { email, at } = moved;
    const payerErased = email === null || (await wasErased(manager, email, at.toISOString()));
    return { payer: { customerEmail: email, customerName: null }, payerErased, isMoved: true };
  }
  // Only a purchase by the payer's own browser may store an erased address again.
  const isPurchase = by === 'browser' && !payment.renewal && !moved;
  const payerErased = !isPurchase && (await wasPayerErased(manager, payment));
  const { customerEmail, customerName } = payment;
  return { payer: { customerEmail, customerName }, payerErased, isMoved: moved !== undefined };
}

async function movedTo(
  manager: EntityManager,
  subscriptionId: string | null,
): Promise<{ email: string | null; at: Date } | undefined> {
  const [moved] = await manager.query<{ email: string | null; at: Date }[]>(
    'select email, moved_at as at from subscriptions where id = $1 and moved_at is not null',
    [subscriptionId],
  );
  return moved;
}

/**
 * Whether the payer that Stripe names was erased after the purchase. A renewal is not a purchase: Stripe
 * may still charge one after the erasure, until the subscription has ended.
 */
async function wasPayerErased(
  manager: EntityManager,
  { customerEmail, subscriptionId, paidAt }: VerifiedPayment,
): Promise<boolean> {
  if (!customerEmail) return false;
  const [bought] = await manager.query<{ at: Date }[]>(
    'select least(min(paid_at), $2::timestamptz) as at from payments where subscription_id = $1',
    [subscriptionId, paidAt],
  );
  return wasErased(manager, customerEmail, (bought?.at ?? paidAt).toISOString());
}
