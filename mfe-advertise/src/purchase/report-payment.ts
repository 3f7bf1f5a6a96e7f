import { api } from '@town/contracts/api/paths';
import { plans } from '@town/contracts/plans/price-list';
import { sendJson } from '@town/slice-kit/send-json';
import type { PaidOrder } from './purchase-state';

/** Reports a successful payment to the server. The server verifies it with the provider. */
export async function reportPayment({
  plan,
  amount,
  paymentIntentId,
  customerEmail,
  customerName,
}: Pick<
  PaidOrder,
  'plan' | 'amount' | 'paymentIntentId' | 'customerEmail' | 'customerName'
>): Promise<void> {
  await sendJson(api.paymentSuccess, {
    paymentIntentId,
    customerEmail,
    customerName,
    planType: plans[plan].name,
    amount,
  });
}
