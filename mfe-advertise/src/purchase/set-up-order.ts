import type { AdvertiserSubmission } from '@town/contracts/advertisers/form';
import type { Language } from '@town/contracts/pages/languages';
import { type Plan, type PricedPlans, priceLabel } from '@town/contracts/plans/price-list';
import type { Order } from './purchase-state';
import { setUpPayment } from './set-up-payment';

/** What the buyer has chosen when a purchase begins. */
export interface Wish {
  plan: Plan['id'];
  /** Null if a plan is bought without an application. */
  application: AdvertiserSubmission | null;
}

/**
 * Sets the payment of an order up.
 * @param plans the plans with the prices that the page shows
 * @param language the language of the page, in which mails are written
 * @returns the order, or the current prices if the page shows outdated ones
 */
export async function setUpOrder(wish: Wish, plans: PricedPlans, language: Language) {
  const payment = await setUpPayment(plans[wish.plan], language);
  return 'clientSecret' in payment
    ? { order: orderOf(wish, payment.clientSecret, plans) }
    : payment;
}

function orderOf({ plan, application }: Wish, clientSecret: string, plans: PricedPlans): Order {
  const now = new Date();
  return {
    plan,
    amount: plans[plan].amount,
    clientSecret,
    customerEmail: application?.email ?? '',
    customerName: application?.businessName ?? '',
    key: crypto.randomUUID(),
    startedAt: now.getTime(),
    application: application && {
      ...application,
      // Every application contains the monthly price, also one for the annual plan.
      monthlyBudget: priceLabel(plans.monthly),
      submittedAt: now.toISOString(),
    },
  };
}
