import { plans } from '@town/contracts/plans/price-list';
import { runProgram } from '@town/service-kit/testing/run-program';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();
const program = new URL('../reconcile-payments.js', import.meta.url);

const reconcile = (month: string) => runProgram(program, [month], payments.database.url);

/** The month in which Stripe charged a payment. */
async function monthOf(id: string): Promise<string> {
  const { data } = await payments.stripe.charges.list({ payment_intent: id });
  return new Date(data[0]!.created * 1_000).toISOString().slice(0, 7);
}

test('the command prints every difference to the cent, and fails only when there is one', async () => {
  const told = await payments.pay(plans.monthly);
  await payments.report(told);
  const untold = await payments.pay(plans.annual);
  const month = await monthOf(told);

  const missing = await reconcile(month);
  expect(missing.status).toBe(1);
  expect(missing.output).toContain(`${untold}: $495.00 at Stripe is not recorded`);
  expect(missing.output).not.toContain(told);

  await payments.report(untold, plans.annual);
  await payments.stripe.refunds.create({ payment_intent: told, amount: 1_001 });
  const refund = await reconcile(month);
  expect(refund.status).toBe(1);
  expect(refund.output).toContain(`${told}: refunded $0.00 is recorded, $10.01 at Stripe`);

  await payments.send(await payments.eventOf(told, 'charge.refunded'));
  const same = await reconcile(month);
  expect(same.output).toContain('2 payments, charged $544.00, refunded $10.01');
  expect(same).toMatchObject({ status: 0 });

  await payments.database.query(
    `insert into payments (id, plan, amount, paid_at, checked_at, recorded_by, refunded_cents)
     select 'pi_invented', plan, amount, paid_at, checked_at, recorded_by, 0
     from payments where id = $1`,
    [told],
  );
  const invented = await reconcile(month);
  expect(invented.status).toBe(1);
  expect(invented.output).toContain('pi_invented: $49.00 is recorded, and not charged');
});

test('payments from before a change of the site’s host name are no differences', async () => {
  const told = await payments.pay(plans.monthly);
  await payments.report(told);
  const month = await monthOf(told);
  const { metadata } = await payments.stripe.paymentIntents.retrieve(told);
  const before = { ...metadata, site: 'former.example' };
  await payments.stripe.paymentIntents.update(told, { metadata: before });
  expect((await reconcile(month)).output).not.toContain(told);
});

test('a month without payments has no differences', async () => {
  expect(await reconcile('2020-01')).toMatchObject({ status: 0 });
});

test('the command requires a month', async () => {
  expect(await reconcile('March')).toMatchObject({
    status: 1,
    output: expect.stringContaining('Usage'),
  });
});
