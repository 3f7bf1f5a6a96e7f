import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
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
  const moved = await movedSubscription(manager, payment.subscriptionId);
  const payerNow = moved && payment.renewal ? await ownerAt(manager, moved, payment) : undefined;
  if (payerNow) return payerNow;
  // Only a purchase by the payer's own browser may store an erased address again.
  const isPurchase = by === 'browser' && !payment.renewal && !moved;
  const payerErased = !isPurchase && (await wasPayerErased(manager, payment));
  const { customerEmail, customerName } = payment;
  return { payer: { customerEmail, customerName }, payerErased, isMoved: moved !== undefined };
}

type MovedSubscription = SubscriptionEntity & { movedAt: Date };

const isMovedSubscription = (found: SubscriptionEntity | null): found is MovedSubscription =>
  Boolean(found?.movedAt);

async function movedSubscription(
  manager: EntityManager,
  id: string | null,
): Promise<MovedSubscription | undefined> {
  if (id === null) return undefined;
  const found = await manager.findOneBy(SubscriptionEntity, { id });
  return isMovedSubscription(found) ? found : undefined;
}

/**
 * The address that had a moved subscription when its renewal was paid, which may be reported late. Undefined when
 * only Stripe knows it: the moves to other addresses are stored for some days.
 */
async function ownerAt(
  manager: EntityManager,
  moved: MovedSubscription,
  { paidAt }: VerifiedPayment,
): Promise<PayerNow | undefined> {
  const isBefore = moved.hasMovedSince(paidAt);
  const email = isBefore ? await previousAddress(manager, moved) : moved.email;
  if (email === undefined) return undefined;
  const since = isBefore ? paidAt : moved.movedAt;
  const payerErased = email === null || (await wasErased(manager, email, since.toISOString()));
  return { payer: { customerEmail: email, customerName: null }, payerErased, isMoved: true };
}

/** The address from which a subscription came last. */
async function previousAddress(
  manager: EntityManager,
  { id, email }: SubscriptionEntity,
): Promise<string | undefined> {
  const [move] = await manager.query<{ email: string }[]>(
    `select from_email as email from plan_moves
     where subscription_id = $1 and to_email = $2 and state = 'accepted'
     order by created_at desc limit 1`,
    [id, email],
  );
  return move?.email;
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
