import { api } from '@town/contracts/api-paths';
import { plans } from '@town/contracts/plans';
import { sendJson } from '@town/slice-kit/send-json';
import type { Purchase } from './purchase';

/**
 * Tells the server of a payment that succeeded. It asks the provider itself, and hears from it as
 * well: a report that fails loses nothing.
 */
export async function reportPayment(purchase: Purchase): Promise<void> {
  const plan = plans[purchase.plan];
  await sendJson(api.paymentSuccess, {
    paymentIntentId: purchase.paymentIntentId,
    customerEmail: purchase.customerEmail,
    customerName: purchase.customerName,
    planType: plan.name,
    amount: plan.amount,
  });
}
