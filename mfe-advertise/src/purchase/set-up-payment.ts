import { api } from '@town/contracts/api/paths';
import { paymentIntentAnswerSchema } from '@town/contracts/payments/calls';
import { termsVersion } from '@town/contracts/plans/plan-terms';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { sendJson } from '@town/slice-kit/send-json';

/**
 * Sets a payment up on the server.
 * @returns the client secret, which names the payment to the provider
 */
export async function setUpPayment(plan: Plan['id']): Promise<string> {
  const { name, amount } = plans[plan];
  const body = {
    amount,
    planType: name,
    customerEmail: '',
    customerName: '',
    consentVersion: termsVersion,
  };
  const answer = await sendJson(api.createPaymentIntent, body);
  return paymentIntentAnswerSchema.parse(answer).clientSecret;
}
