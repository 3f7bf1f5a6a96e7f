import { plans } from '@town/contracts/plans/price-list';
import { usePayments } from '../testing/payments-harness.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentsService } from './payments-service.js';

const town = usePayments();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('an older response of Stripe that arrives late does not replace a newer one, even when that changed nothing', async () => {
  const id = await town.pay();
  await town.report(id);
  const { app } = town.service;
  const payments = app.get(PaymentsService, { strict: false });
  const found = await app.get(PaymentProvider, { strict: false }).findPayment(id);
  // In the newer response the refund has failed.
  await payments.record({ ...found!, refundedCents: 0 }, 'webhook', inMinutes(2));
  await payments.record({ ...found!, refundedCents: 4_900 }, 'webhook', inMinutes(1));
  expect(await town.payments(id)).toMatchObject([{ refunded_cents: 0 }]);
  expect(await town.events(id, 'payment-refunded')).toEqual([]);
});

test('when one of two refunds fails at the bank, no additional refund is published', async () => {
  const id = await town.pay();
  await town.report(id);
  const { app } = town.service;
  const payments = app.get(PaymentsService, { strict: false });
  const found = await app.get(PaymentProvider, { strict: false }).findPayment(id);
  const given = [1_000, 3_000, 1_000, 4_900];
  for (const [minute, refundedCents] of given.entries()) {
    await payments.record({ ...found!, refundedCents }, 'webhook', inMinutes(minute + 1));
  }
  const published = await town.events(id, 'payment-refunded');
  expect(published.map(({ refunded }) => refunded).toSorted()).toEqual([10, 30, 49]);
});

test('a dispute reported before its payment is stored', async () => {
  const id = await town.pay(plans.monthly, 'ann@example.com', 'tok_createDispute');
  const call = await town.eventOf(id, 'charge.dispute.created');
  expect((await town.send(call)).status).toBe(200);
  expect(await town.payments(id)).toMatchObject([{ dispute: { state: 'needs-response' } }]);
  expect(await town.events(id, 'payment-disputed')).toHaveLength(1);
});
