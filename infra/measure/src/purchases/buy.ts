/**
 * One purchase by an impatient visitor: every button is pressed twice, and failed requests are sent again.
 * Some buyers close the page after paying, so only Stripe's webhook reports the payment.
 */
import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import * as z from 'zod/mini';
import { attemptMs, post, untilDone } from '../send-until-done.js';

const beganSchema = z.object({ clientSecret: z.string() });
const intentSchema = z.object({ status: z.string() });

/** The addresses that a purchase needs. */
export interface Shop {
  /** The site. */
  url: string;
  /** The payment sandbox's address, and its secret key. */
  stripe: string;
  secretKey: string;
}

interface Buyer {
  email: string;
  /** Whether the browser reports the payment. */
  reports: boolean;
}

/** Buys a monthly plan. Returns the PaymentIntent's id. */
export async function buy(shop: Shop, { email, reports }: Buyer): Promise<string> {
  const { name: planType, amount } = plans.monthly;
  const order = { planType, amount, customerEmail: email, customerName: 'A buyer' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const begin = () => post(`${shop.url}/api/create-payment-intent`, order, headers);
  const secrets = (await Promise.all([begin(), begin()])).map(
    (answer) => beganSchema.parse(answer).clientSecret,
  );
  const [id = '', other] = secrets.map((secret) => secret.split('_secret_')[0]);
  if (id !== other) throw new Error(`A double click began ${id} and ${other}`);
  await Promise.all([pay(shop, id, email), pay(shop, id, email)]);
  if (reports) {
    const report = () => post(`${shop.url}/api/payment-success`, { ...order, paymentIntentId: id });
    await Promise.all([report(), report()]);
  }
  return id;
}

/** Confirms a payment until Stripe says that it has succeeded. */
async function pay({ stripe, secretKey }: Shop, id: string, email: string): Promise<void> {
  const address = `${stripe}/v1/payment_intents/${id}`;
  const authorization = { Authorization: `Bearer ${secretKey}` };
  await untilDone(`paying ${id}`, async () => {
    await fetch(`${address}/confirm`, {
      method: 'POST',
      headers: authorization,
      body: new URLSearchParams({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][token]': 'tok_visa',
        'payment_method_data[billing_details][email]': email,
      }),
      signal: AbortSignal.timeout(attemptMs),
    });
    const signal = AbortSignal.timeout(attemptMs);
    const answer = await fetch(address, { headers: authorization, signal });
    return answer.ok && intentSchema.parse(await answer.json()).status === 'succeeded'
      ? true
      : undefined;
  });
}
