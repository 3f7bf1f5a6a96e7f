import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type { VerifiedPayment } from './verified-payment.js';

/**
 * Whether the payer that Stripe names was erased after the purchase. A renewal is not a purchase: Stripe
 * may still charge one after the erasure, until the subscription has ended.
 */
export async function wasPayerErased(
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
