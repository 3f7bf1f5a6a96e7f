import { api } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import { sendJson } from '@town/slice-kit/send-json';
import type { PaidOrder } from './purchase-state';

/** Reports a payment that has succeeded to the server, which asks the provider itself. */
export async function reportPayment({
  plan,
  paymentIntentId,
  customerEmail,
  customerName,
}: Pick<PaidOrder, 'plan' | 'paymentIntentId' | 'customerEmail' | 'customerName'>): Promise<void> {
  const { name: planType, amount } = plans[plan];
  await sendJson(api.paymentSuccess, {
    paymentIntentId,
    customerEmail,
    customerName,
    planType,
    amount,
  });
}
