import { eventually } from '@town/service-kit/testing/eventually';
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

test('an unreported refund is found too', async () => {
  const id = await payments.pay();
  await payments.report(id);
  await payments.stripe.refunds.create({ payment_intent: id });
  await eventually(async () =>
    expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]),
  );
});

test('a payment made while Stripe could not be reached is found afterwards', async () => {
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
