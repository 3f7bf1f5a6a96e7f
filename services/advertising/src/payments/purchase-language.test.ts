import { plans } from '@town/contracts/plans/price-list';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();

/** Pays for a plan on a page in a language; returns the PaymentIntent's id. */
function buy(language: string | undefined, email?: string): Promise<string> {
  payments.language = language;
  return payments.pay(plans.monthly, email);
}

const languagesOf = (events: Record<string, unknown>[]) => events.map(({ language }) => language);

/** The language of the event that reports the start of the subscription. */
async function languagesOfStart(payment: string): Promise<unknown[]> {
  const [row] = await payments.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [payment],
  );
  return languagesOf(await payments.events(row!.id, 'subscription-started'));
}

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['xx', 'en'],
  [undefined, undefined],
])('a purchase on a page in %s is reported with the language %s', async (named, expected) => {
  const id = await buy(named);
  expect((await payments.report(id)).status).toBe(200);
  expect(languagesOf(await payments.events(id))).toEqual([expected]);
  expect(await languagesOfStart(id)).toEqual([expected]);
});

test('the language is known when only a webhook request reports the purchase', async () => {
  const id = await buy('es', 'ana@example.com');
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  expect(languagesOf(await payments.events(id))).toEqual(['es']);
  expect(await languagesOfStart(id)).toEqual(['es']);
});

test('the language is known when the payer is named later', async () => {
  const id = await buy('es');
  await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
  await payments.report(id);
  expect(languagesOf(await payments.events(id, 'payment-payer-named'))).toEqual(['es']);
  expect(await languagesOfStart(id)).toEqual(['es']);
});
