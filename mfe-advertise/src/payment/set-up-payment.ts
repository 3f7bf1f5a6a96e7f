import { api } from '@town/contracts/api-paths';
import { paymentIntentAnswerSchema } from '@town/contracts/payments';
import { type Plan, plans } from '@town/contracts/plans';
import { sendJson } from '@town/slice-kit/send-json';

/**
 * Asks the server to set up a payment.
 * @returns what the payment provider knows it by in the browser
 */
export async function setUpPayment(plan: Plan['id']): Promise<string> {
  const { name, amount } = plans[plan];
  const body = { amount, planType: name, customerEmail: '', customerName: '' };
  const answer = await sendJson(api.createPaymentIntent, body);
  return paymentIntentAnswerSchema.parse(answer).clientSecret;
}
