/** Decisions and erasures during the handling of a report from Stripe. */
import { randomUUID } from 'node:crypto';
import { plans } from '@town/contracts/plans/price-list';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentProvider } from '../payments/payment-provider.js';
import { PaymentsService } from '../payments/payments-service.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { decide, decideAfterRefund } from './decide-end.js';
import { SubscriptionSync } from './subscription-sync.js';

const town = useSubscriptions();

const find = <Found>(type: abstract new (...given: never[]) => Found) =>
  town.service.app.get<Found>(type, { strict: false });
const dataSource = () => find(DataSource);

/** Whether a statement waits for a lock. */
async function waits(statement: RegExp): Promise<boolean> {
  const rows = await town.database.query(
    `select 1 from pg_stat_activity
     where wait_event_type = 'Lock' and query ~* $1 and datname = current_database()`,
    [statement.source],
  );
  return rows.length > 0;
}

/** Runs `work` in a transaction that stays open until `until` resolves. */
async function holding(
  work: (manager: EntityManager) => Promise<unknown>,
  until: () => Promise<void>,
): Promise<void> {
  await dataSource().transaction(async (manager) => {
    await work(manager);
    await until();
  });
}

test('a decision to end a subscription, made while a report is stored, is not lost', async () => {
  const id = await town.buy(plans.monthly, 'decided@example.com');
  await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const running: Promise<unknown>[] = [];
  await holding(
    (manager) => manager.query('lock table outbox in share mode'),
    async () => {
      running.push(town.deliver());
      await eventually(() => waits(/insert into.*outbox/));
      let isDecided = false;
      running.push(decide(dataSource().manager, id, 'end').then(() => (isDecided = true)));
      await eventually(async () => isDecided || (await waits(/update subscriptions set finish/)));
    },
  );
  await Promise.all(running);
  expect(
    await town.database.query('select state, finish from subscriptions where id = $1', [id]),
  ).toEqual([{ state: 'ending', finish: 'end' }]);
});

test("an erasure while a refund is stored removes the payer's name", async () => {
  const email = 'erased-beside@example.com';
  const id = await town.pay(plans.monthly, email);
  await town.report(id, plans.monthly, { customerEmail: email });
  await town.stripe.refunds.create({ payment_intent: id, amount: 1_000 });
  const refunded = await find(PaymentProvider).findPayment(id);
  const running: Promise<unknown>[] = [];
  await holding(
    (manager) => find(PersonalData).erase(manager, randomUUID(), emailHash(email)),
    async () => {
      running.push(find(PaymentsService).record(refunded!, 'reconciliation', new Date()));
      await eventually(() => waits(/pg_advisory_xact_lock_shared|payments/));
    },
  );
  await Promise.all(running);
  expect(await town.payments(id)).toMatchObject([
    { refunded_cents: 1_000, customer_email: null, customer_name: null, payer_erased: true },
  ]);
});

test('a new subscription ends when its payment is refunded while it is stored', async () => {
  const payment = await town.pay(plans.annual, 'refunded-beside@example.com');
  await town.report(payment, plans.annual);
  const [{ id } = { id: '' }] = await town.database.query<{ id: string }>(
    'delete from subscriptions where first_payment_id = $1 returning id',
    [payment],
  );
  let isStored = false;
  const running: Promise<unknown>[] = [];
  await holding(
    async (manager) => {
      await manager.query('update payments set refunded_cents = 49500 where id = $1', [payment]);
      await decideAfterRefund(manager, payment);
    },
    async () => {
      running.push(
        find(SubscriptionSync)
          .sync(id, 'webhook')
          .then(() => (isStored = true)),
      );
      await eventually(async () => isStored || (await waits(/PaymentEntity/)));
    },
  );
  await Promise.all(running);
  expect(await town.database.query('select finish from subscriptions where id = $1', [id])).toEqual(
    [{ finish: 'end' }],
  );
});
