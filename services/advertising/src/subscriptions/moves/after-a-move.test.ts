/** Everything that used the address of the buyer follows the plan to its new address. */
import { randomUUID } from 'node:crypto';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { DataSource } from 'typeorm';
import { PriceChangeCare } from '../../price-changes/price-change-care.js';
import { annual, newAddress, planMoveCalls } from '../../testing/plan-moves.js';
import { useSubscriptions } from '../../testing/subscriptions-harness.js';
import { noteDeletedOwner } from '../decide-end.js';
import { ReportSubscriptionWhenListingArchived } from '../report-subscription-when-listing-archived.js';

const town = useSubscriptions({ settings: { SUBMISSION_LIMIT: 1_000 } });
const { offered, accept, move } = planMoveCalls(town);
const find = <Found>(type: abstract new (...given: never[]) => Found) =>
  town.service.app.get<Found>(type, { strict: false });
const published = (id: string, name: string) => town.events(id, `subscription-${name}`);

/** A plan that has moved from one address to another. */
async function moved(plan: Plan = plans.monthly) {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plan, from);
  await move(from, id, to, plan === plans.monthly ? undefined : annual);
  return { from, to, id };
}

const paymentsOf = (id: string) =>
  town.database.query<{ id: string; email: string | null }>(
    'select id, customer_email as email from payments where subscription_id = $1 order by paid_at',
    [id],
  );

/** The address in the row of a subscription. */
async function addressOf(id: string): Promise<string | null | undefined> {
  const [row] = await town.database.query<{ email: string | null }>(
    'select email from subscriptions where id = $1',
    [id],
  );
  return row?.email;
}

/** Ends an account at a time of the test's clock. */
const deleteAccount = (email: string, at: string) =>
  noteDeletedOwner(find(DataSource).manager, email, at);

test('a renewal is paid by the card from before, and its receipt goes to the new address', async () => {
  const { from, to, id } = await moved();
  await town.advance(31, 2);
  await town.deliver();
  const [first, renewal, ...others] = await paymentsOf(id);
  expect(others).toEqual([]);
  expect([first?.email, renewal?.email]).toEqual([from, to]);
  expect(await town.events(renewal!.id)).toMatchObject([
    { customerEmail: to, customerName: null, renewal: true },
  ]);
  expect(await published(id, 'renewed')).toMatchObject([{ email: to }]);
});

test('a declined renewal and the end of the plan are told to the new address', async () => {
  const { to, id } = await moved();
  await town.breakCard(id);
  await town.advance(31, 2);
  await town.deliver();
  expect(await published(id, 'payment-failed')).toMatchObject([{ email: to }]);
  await town.advance(15);
  await town.care();
  expect(await published(id, 'ended')).toMatchObject([{ email: to }]);
});

test('an archived business and a new price are told to the new address', async () => {
  const { to, id } = await moved();
  const news = { id: randomUUID(), businessName: 'Pie Shop', subscriptionIds: [id] };
  const handler = find(ReportSubscriptionWhenListingArchived);
  await find(DataSource).transaction((manager) => handler.handle(manager, news));
  expect(await published(id, 'listing-archived')).toMatchObject([{ email: to }]);
  const price = JSON.stringify({ plan: 'monthly', cents: 5_900, from: '2027-03-01' });
  const administrator = town.auth.tokenOf('administrator');
  await town.asStaff('/api/admin/price-changes', { method: 'POST', body: price }, administrator);
  await find(PriceChangeCare).run();
  expect(await published(id, 'price-announced')).toMatchObject([{ email: to }]);
  await town.database.query('truncate price_announcements, price_changes');
});

test('the erasure of the previous address does not end the plan, and its name does not return', async () => {
  const { from, to, id } = await moved(plans.annual);
  await town.erase(from);
  await town.care();
  await town.deliver();
  await town.advance(20);
  await town.deliver();
  expect(await town.owned(to)).toMatchObject({ id, state: 'active' });
  expect((await town.asOwner(to, 'subscription/refund', {})).status).toBe(200);
  expect(await paymentsOf(id)).toMatchObject([{ email: null }]);
  const rows = await Promise.all(
    ['payments', 'subscriptions', 'plan_moves', 'outbox'].map((table) =>
      town.database.query(`select * from ${table}`),
    ),
  );
  expect(JSON.stringify(rows)).not.toContain(from);
});

test('the erasure of the new address ends the plan, which does not return to the previous one', async () => {
  const { from, to, id } = await moved();
  await town.erase(to);
  await town.deliver();
  expect(await addressOf(id)).toBeNull();
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
  expect(await addressOf(id)).toBeNull();
  expect(await town.owned(from)).toBeNull();
});

test('the deletion of the previous account does not end the plan, that of the new one does', async () => {
  const { from, to, id } = await moved();
  await deleteAccount(from, '2027-01-20T00:00:00Z');
  await town.care();
  expect((await town.atStripe(id)).status).toBe('active');
  await deleteAccount(to, '2027-01-20T00:00:00Z');
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('an account that was deleted before it took a plan over keeps the plan', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  await town.advance(2);
  await deleteAccount(to, '2027-01-16T00:00:00Z');
  await move(from, id, to);
  await town.care();
  expect((await town.atStripe(id)).status).toBe('active');
});

test('an account that is deleted while it takes a plan over does not keep it', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const id = await town.buy(plans.monthly, from);
  await town.advance(1);
  await move(from, id, to);
  await deleteAccount(to, '2027-01-16T11:59:59Z');
  await town.care();
  expect((await town.atStripe(id)).status).toBe('canceled');
});

test('the data of each address is exported without the other one', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  const open = await offered(from, id, to);
  const personalData = find(PersonalData);
  const before = await personalData.export(to);
  expect(before['plan_moves']).toMatchObject([{ id: open, to_email: to, state: 'open' }]);
  expect(before['subscriptions']).toBeUndefined();
  expect(JSON.stringify(before)).not.toContain(from);
  await accept(to, open);
  const held = await personalData.export(to);
  expect(held['subscriptions']).toMatchObject([{ id, email: to }]);
  const left = await personalData.export(from);
  expect(left['subscriptions']).toMatchObject([{ id, card_email: from }]);
  expect(left['payments']).toMatchObject([{ customer_email: from }]);
  expect([JSON.stringify(held).includes(from), JSON.stringify(left).includes(to)]).toEqual([
    false,
    false,
  ]);
});

test('the next invoice names the new address, and not the buyer', async () => {
  const [from, to] = [newAddress('from'), newAddress('to')];
  const id = await town.buy(plans.monthly, from);
  const { customer } = await town.atStripe(id);
  await town.stripe.customers.update(String(customer), { name: 'Ada Smith' });
  await move(from, id, to);
  await town.advance(31, 2);
  const { data } = await town.stripe.invoices.list({ subscription: id });
  expect(data[0]).toMatchObject({ customer_email: to, customer_name: null });
});
