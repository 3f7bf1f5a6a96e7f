import { api } from '@town/contracts/api/paths';
import type { Language } from '@town/contracts/pages/languages';
import { paymentIntentAnswerSchema } from '@town/contracts/payments/calls';
import { termsVersion } from '@town/contracts/plans/plan-terms';
import type { Plan, Prices } from '@town/contracts/plans/price-list';
import { pricesSchema } from '@town/contracts/plans/prices';
import { fieldErrorsOf, sendJson } from '@town/slice-kit/send-json';

/** A payment that is set up, or the current prices if the page shows outdated ones. */
export type PaymentSetUp =
  | {
      /** Identifies the payment to the provider. */
      clientSecret: string;
    }
  | { newPrices: Prices };

/**
 * Sets a payment up on the server.
 * @param plan the plan with the price that the page shows
 * @param language the language of the page, in which mails are written
 */
export async function setUpPayment(
  { name, amount }: Plan,
  language: Language,
): Promise<PaymentSetUp> {
  const body = {
    amount,
    planType: name,
    customerEmail: '',
    customerName: '',
    consentVersion: termsVersion,
  };
  try {
    const answer = await sendJson(api.createPaymentIntent, body, { language });
    return { clientSecret: paymentIntentAnswerSchema.parse(answer).clientSecret };
  } catch (error) {
    if (!fieldErrorsOf(error).some(({ path }) => path === 'amount')) throw error;
    return { newPrices: await currentPrices() };
  }
}

async function currentPrices(): Promise<Prices> {
  const answer = await fetch(api.prices, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The prices are answered with ${answer.status}`);
  return pricesSchema.parse(await answer.json());
}
