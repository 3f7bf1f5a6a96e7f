import { ServiceUnavailableException } from '@nestjs/common';
import { plans } from '@town/contracts/plans/price-list';
import { StripeClient } from '../payments/stripe-client.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { BillingProvider } from './billing-provider.js';

const town = useSubscriptions();
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);
const send = (email: string, call: string, body: object = {}) =>
  town.asOwner(email, `subscription/${call}`, body);

/** A subscription whose period has just ended. Stripe charges the renewal an hour later. */
async function renewing(email: string): Promise<string> {
  const id = await town.buy(plans.monthly, email);
  await town.advance(31);
  await town.deliver();
  return id;
}

/** A subscription whose renewal was declined. */
async function declined(email: string): Promise<string> {
  const id = await town.buy(plans.monthly, email);
  await town.breakCard(id);
  await town.advance(31, 1);
  await town.deliver();
  return id;
}

/** Makes Stripe charge the open invoice just before the request to void it. */
async function payBeforeVoid(id: string): Promise<void> {
  await town.repairCard(id);
  const { invoices } = town.service.app.get(StripeClient, { strict: false }).api;
  const makeVoid = invoices.voidInvoice.bind(invoices);
  jest.spyOn(invoices, 'voidInvoice').mockImplementationOnce(async (invoice: string) => {
    await town.stripe.invoices.pay(invoice);
    return makeVoid(invoice);
  });
}

afterEach(() => jest.restoreAllMocks());

test('a cancellation before the renewal is charged ends the plan without a charge', async () => {
  const email = 'in-the-hour@example.com';
  const id = await renewing(email);
  expect(await town.owned(email)).toMatchObject({
    state: 'active',
    paidUntil: '2027-02-15T12:00:00.000Z',
  });
  const answer = await send(email, 'cancel');
  expect(await answer.json()).toMatchObject({
    state: 'ended',
    paidUntil: '2027-02-15T12:00:00.000Z',
  });
  await town.advance(1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(1);
  expect(await published(id, 'ended')).toHaveLength(1);
  expect(await town.atStripe(id)).toMatchObject({
    status: 'canceled',
    latest_invoice: { status: 'void' },
  });
});

test.each([
  ['before the renewal is charged', renewing],
  ['after the renewal was declined', declined],
])('a cancellation that stops halfway %s does not look as if it were done', async (when, begin) => {
  const email = `halfway-${when.replaceAll(' ', '-')}@example.com`;
  const id = await begin(email);
  const provider = town.service.app.get(BillingProvider, { strict: false });
  jest.spyOn(provider, 'closeInvoice').mockRejectedValueOnce(new ServiceUnavailableException());
  expect((await send(email, 'cancel')).status).toBe(503);
  expect(await town.atStripe(id)).toMatchObject({ cancel_at_period_end: false });
  expect(await (await send(email, 'cancel')).json()).toMatchObject({ state: 'ended' });
  await town.advance(1);
  expect(await town.charged(id)).toHaveLength(1);
});

test('a cancellation that staff make while the renewal is due leaves the renewal as it is', async () => {
  const email = 'cancelled-by-staff@example.com';
  const id = await renewing(email);
  await town.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await town.deliver();
  await town.care();
  await town.advance(0, 1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
  expect(await town.owned(email)).toMatchObject({
    state: 'ending',
    paidUntil: '2027-03-15T12:00:00.000Z',
  });
});

test('an end on a day in the next period, chosen by staff, leaves the renewal as it is', async () => {
  const email = 'chosen@example.com';
  const id = await renewing(email);
  const { items } = await town.atStripe(id);
  const { current_period_start: start } = items.data[0]!;
  await town.stripe.subscriptions.update(id, { cancel_at: start + 10 * 24 * 60 * 60 });
  await town.deliver();
  await town.care();
  await town.advance(0, 1);
  await town.deliver();
  expect(await town.charged(id)).toHaveLength(2);
  expect(await town.owned(email)).toMatchObject({ state: 'ending' });
});

test('an erasure before the renewal is charged leaves nothing that could be charged', async () => {
  const id = await renewing('erased-in-the-hour@example.com');
  await town.erase('erased-in-the-hour@example.com');
  await town.care();
  expect(await town.atStripe(id)).toMatchObject({
    status: 'canceled',
    latest_invoice: { status: 'void' },
  });
});

test('a plan cannot be changed before its renewal is charged', async () => {
  const email = 'changes-in-the-hour@example.com';
  const id = await renewing(email);
  const preview = await send(email, 'change', { plan: 'annual', preview: true });
  expect([preview.status, (await send(email, 'change', { plan: 'annual' })).status]).toEqual([
    409, 409,
  ]);
  await town.advance(0, 1);
  await town.deliver();
  expect((await send(email, 'change', { plan: 'annual' })).status).toBe(200);
  expect(await town.charged(id)).toHaveLength(3);
});

test('a plan cannot be changed while an invoice is open, which a new card pays', async () => {
  const email = 'changes-unpaid@example.com';
  const id = await renewing(email);
  const { latest_invoice: invoice } = await town.stripe.subscriptions.retrieve(id);
  // As if a cancellation had been killed before it could void the invoice.
  await town.stripe.invoices.finalizeInvoice(String(invoice), { auto_advance: false });
  const refused = await send(email, 'change', { plan: 'annual' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: 'Please pay what is open first.' });
  expect(await town.charged(id)).toHaveLength(1);
});

test('a cancellation at the moment of a payment keeps the paid period', async () => {
  const email = 'pays-while-cancelling@example.com';
  const id = await declined(email);
  await payBeforeVoid(id);
  const answer = await send(email, 'cancel');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    state: 'ending',
    paidUntil: '2027-03-15T12:00:00.000Z',
  });
  await town.advance(31);
  await town.deliver();
  await town.care();
  expect(await town.owned(email)).toMatchObject({ state: 'ended' });
  expect(await town.charged(id)).toHaveLength(2);
});

test('a plan whose renewal is paid at the end of the grace period continues', async () => {
  const email = 'pays-at-last@example.com';
  const id = await declined(email);
  await town.advance(14, 1);
  await payBeforeVoid(id);
  await town.care();
  await town.deliver();
  await town.care();
  expect(await town.owned(email)).toMatchObject({
    state: 'active',
    paidUntil: '2027-03-15T12:00:00.000Z',
  });
  expect(await published(id, 'ended')).toEqual([]);
  expect(await town.charged(id)).toHaveLength(2);
});

test('a plan that staff end in Stripe’s dashboard leaves no payable invoice', async () => {
  const id = await declined('ended-by-staff@example.com');
  await town.stripe.subscriptions.cancel(id);
  await town.deliver();
  await town.deliver();
  expect(await town.atStripe(id)).toMatchObject({ latest_invoice: { status: 'void' } });
  expect(await town.owned('ended-by-staff@example.com')).toMatchObject({
    state: 'ended',
    paidUntil: '2027-02-15T12:00:00.000Z',
  });
  expect(await published(id, 'ended')).toHaveLength(1);
});
