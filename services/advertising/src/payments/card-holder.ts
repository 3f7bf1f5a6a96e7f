import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import { SubscriptionEntity } from '../subscriptions/subscription-entity.js';
import type { PaymentEntity } from './payment-entity.js';
import type { VerifiedPayment } from './verified-payment.js';

/** Whose card paid, where it was not the payer's own one. */
export type CardHolder = Pick<PaymentEntity, 'cardEmail' | 'cardPayerErased'>;

const payersOwn: CardHolder = { cardEmail: null, cardPayerErased: false };

/**
 * Whose card a payment was charged to. After a subscription was moved to another address, its renewals belong to
 * that address, but are charged to the card of the former payer until another one is in use. Stripe names the card
 * that paid, because the subscription may have another card by now that is not stored yet. A payment that is reported
 * after another card is stored counts as the payer's: whose the card before it was is not kept.
 */
export async function cardHolderOf(
  manager: EntityManager,
  payment: VerifiedPayment,
): Promise<CardHolder> {
  const { subscriptionId: id, customerEmail } = payment;
  if (!id || !payment.renewal) return payersOwn;
  let plan = await manager.findOneBy(SubscriptionEntity, { id });
  if (plan?.cardEmail) {
    // It waits for an erasure in progress, which changes the row.
    await wasErased(manager, plan.cardEmail, new Date().toISOString());
    plan = await manager.findOneBy(SubscriptionEntity, { id });
  }
  if (plan?.cardOf !== 'former-payer' || !plan.isCard(payment.card)) return payersOwn;
  const { cardEmail, cardPayerErased } = plan;
  // It may be reported late, for the former payer.
  return cardEmail === customerEmail?.toLowerCase() ? payersOwn : { cardEmail, cardPayerErased };
}

/** Whether the card of a former payer paid. */
export const isFormerPayers = ({ cardEmail, cardPayerErased }: CardHolder): boolean =>
  cardEmail !== null || cardPayerErased;

/**
 * Whom a rejected refund or a dispute is about: the money belongs to the card. Nobody, if it was the card of an
 * address that is erased; undefined where the payer's own card paid.
 */
export function cardHolderData(
  holder: CardHolder,
): Pick<PaymentEntity, 'customerEmail' | 'customerName'> | undefined {
  return isFormerPayers(holder)
    ? { customerEmail: holder.cardEmail, customerName: null }
    : undefined;
}
