import { eventually } from '@town/service-kit/testing/eventually';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments({ reconciliationSeconds: 1 });

test('a payment that nobody has told of is found, by one of three processes, once', async () => {
  const replicas = await Promise.all([payments.startReplica(), payments.startReplica()]);
  const id = await payments.pay();
  const unpaid = await payments.begin();
  await eventually(async () => expect(await payments.payments(id)).toHaveLength(1));
  expect(await payments.payments(id)).toMatchObject([{ recorded_by: 'reconciliation' }]);
  expect(await payments.events(id)).toHaveLength(1);
  expect(await payments.payments(unpaid)).toEqual([]);
  await Promise.all(replicas.map((replica) => replica.stop()));
});

test('a refund that nobody has told of is found as well', async () => {
  const id = await payments.pay();
  await payments.tell(id);
  await payments.stripe.refunds.create({ payment_intent: id });
  await eventually(async () =>
    expect(await payments.payments(id)).toMatchObject([{ refunded_cents: 4_900 }]),
  );
});

test('what was paid while Stripe could not be asked is found afterwards', async () => {
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
