import { eventually } from '@town/service-kit/testing/eventually';
import { BillingProvider } from '../subscriptions/billing-provider.js';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments({ reconciliationSeconds: 1 });

test('an unreported payment is found once, by one of three processes', async () => {
  const replicas = await Promise.all([payments.startReplica(), payments.startReplica()]);
  const id = await payments.pay();
  const unpaid = await payments.begin();
  await eventually(async () => expect(await payments.payments(id)).toHaveLength(1));
  expect(await payments.payments(id)).toMatchObject([{ recorded_by: 'reconciliation' }]);
  expect(await payments.events(id)).toHaveLength(1);
  expect(await payments.payments(unpaid)).toEqual([]);
  await Promise.all(replicas.map((replica) => replica.stop()));
});

test('an unreported refund is also found', async () => {
  const id = await payments.pay();
  await payments.report(id);
  await payments.stripe.refunds.create({ payment_intent: id });
  await eventually(async () =>
    expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]),
  );
});

test('a payment made while Stripe was unreachable is found afterwards', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await payments.pay());
  await payments.stopSandbox();
  const read = async () => {
    const [row] = await payments.database.query<{ until: Date; claimed: Date }>(
      'select complete_until as until, claimed_at as claimed from payment_reconciliation',
    );
    return row!;
  };
  const before = await read();
  await eventually(async () => (await read()).claimed > before.claimed);
  await payments.startSandbox();
  await eventually(async () => {
    for (const id of ids) expect(await payments.payments(id)).toHaveLength(1);
  });
  await eventually(async () => (await read()).until > before.until);
});

test('a subscription that cannot be stored does not stop other unreported changes', async () => {
  const [odd, sound] = [await payments.pay(), await payments.pay()];
  for (const id of [odd, sound]) await payments.report(id);
  const [subscription] = await payments.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [odd],
  );
  const provider = payments.service.app.get(BillingProvider, { strict: false });
  const { find } = provider;
  provider.find = async (id) => {
    const billed = await find.call(provider, id);
    if (billed && id === subscription?.id) billed.facts.priceCents = -1;
    return billed;
  };
  await payments.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  await payments.stripe.refunds.create({ payment_intent: sound });
  await eventually(async () =>
    expect(await payments.payments(sound)).toMatchObject([{ refunded_cents: 4_900 }]),
  );
  provider.find = find;
  // It is retried until it can be stored.
  const stored = () =>
    payments.database.query('select state from subscriptions where id = $1', [subscription?.id]);
  await eventually(async () => expect(await stored()).toEqual([{ state: 'ending' }]));
});
