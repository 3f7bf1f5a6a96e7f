import { termsVersion } from '@town/contracts/plans/plan-terms';
import { plans } from '@town/contracts/plans/price-list';
import { readJson } from '@town/service-kit/testing/read-json';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();

/** Starts a payment and pays it; returns the PaymentIntent's id. */
async function buy(consentVersion?: string): Promise<string> {
  const { name: planType, amount } = plans.monthly;
  const begun = await payments.post('/api/create-payment-intent', {
    planType,
    amount,
    ...(consentVersion && { consentVersion }),
  });
  expect(begun.status).toBe(200);
  const { clientSecret } = await readJson<{ clientSecret: string }>(begun);
  const id = clientSecret.split('_secret_')[0]!;
  await payments.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  return id;
}

const staffSee = async (id: string) => {
  const response = await payments.asStaff(`/api/admin/payments?q=${id}`);
  return (await readJson<{ consent: unknown; paidAt: string }[]>(response))[0]!;
};

test.each(['browser', 'webhook'])(
  'a purchase reported by the %s has the version of the terms that the buyer saw',
  async (reporter) => {
    const id = await buy(termsVersion);
    if (reporter === 'browser') await payments.report(id);
    else await payments.send(await payments.eventOf(id, 'payment_intent.succeeded'));
    const { consent, paidAt } = await staffSee(id);
    expect(consent).toEqual({ version: termsVersion, at: paidAt });
  },
);

test('a purchase from a page of an older release, which sends no version, is accepted', async () => {
  const id = await buy();
  await payments.report(id);
  expect((await staffSee(id)).consent).toBeNull();
});

test('an invalid version is refused before anything is started', async () => {
  const { name: planType, amount } = plans.monthly;
  const body = { planType, amount, consentVersion: 'all of it' };
  expect((await payments.post('/api/create-payment-intent', body)).status).toBe(400);
});
