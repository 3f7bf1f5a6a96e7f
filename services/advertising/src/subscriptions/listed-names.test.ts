import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { plans } from '@town/contracts/plans/price-list';
import type {
  OwnerInvoice,
  OwnerSubscriptions,
} from '@town/contracts/subscriptions/owner-subscription';
import { readJson } from '@town/service-kit/testing/read-json';
import { DataSource } from 'typeorm';
import { ActivateApplicationWhenBusinessCreated } from '../applications/activate-application-when-business-created.js';
import { ApplicationsService } from '../applications/applications-service.js';
import { nameHandlers } from '../applications/keep-listed-name-when-business-changed.js';
import { nameEvents } from '../applications/name-consumers.js';
import { NamesRetention } from '../applications/names-retention.js';
import { newAddress, planMoveCalls } from '../testing/plan-moves.js';
import { useSubscriptions } from '../testing/subscriptions-harness.js';
import { businessNames } from './business-names.js';

const town = useSubscriptions();
const { move } = planMoveCalls(town);

/**
 * Approves an application and handles the catalog's report. Staff have corrected the name of the form.
 * Returns the id of the business.
 */
async function list(applicationId: string, name: string, id = randomUUID()): Promise<string> {
  const { app } = town.service;
  await app.get(ApplicationsService, { strict: false }).approve(applicationId, 'clerk@example.com');
  const handler = app.get(ActivateApplicationWhenBusinessCreated, { strict: false });
  const business = { id, name, category: 'dining', applicationId };
  await app
    .get(DataSource)
    .transaction((manager) =>
      handler.handle(manager, { ...business, existed: false, approval: 1 }),
    );
  return id;
}

/** Handles the catalog's events about the public name of a business. */
async function rename(id: string, title: string | undefined, version: number): Promise<void> {
  const { app } = town.service;
  const record = { id, slug: 'pies', kind: 'businesses', version, title };
  for (const [index, Handler] of nameHandlers.entries()) {
    if (nameEvents[index]!.happening === 'withdrawn') continue;
    const handler = app.get(Handler, { strict: false });
    const event = createEvent('catalog', nameEvents[index]!.contract, record);
    await app.get(DataSource).transaction((manager) => handler.handle(manager, record, event));
  }
}

/** Handles the catalog's event that a business is public no longer, and deletes the names that are due. */
async function withdraw(id: string, version: number, time: Date): Promise<void> {
  const { app } = town.service;
  const index = nameEvents.findIndex(({ happening }) => happening === 'withdrawn');
  const handler = app.get(nameHandlers[index]!, { strict: false });
  const record = { id, slug: 'pies', kind: 'businesses', version };
  const event = createEvent('catalog', nameEvents[index]!.contract, record);
  const late = { ...event, time: time.toISOString() };
  await app.get(DataSource).transaction((manager) => handler.handle(manager, record, late));
  await app.get(NamesRetention, { strict: false }).run();
}

/** Buys a plan for an application. */
async function buyFor(name: string, email: string) {
  const payment = await town.pay(plans.monthly, email);
  await town.report(payment, plans.monthly, { customerEmail: email });
  const { id: applicationId } = await town.apply(payment, name);
  const [row] = await town.database.query<{ id: string }>(
    'select id from subscriptions where first_payment_id = $1',
    [payment],
  );
  return { id: row!.id, applicationId, payment };
}

test('events about a plan and its payments say the name in the directory', async () => {
  const email = 'ann@example.com';
  const { id, applicationId } = await buyFor('the pie shop', email);
  expect(await town.events(id, 'subscription-started')).toMatchObject([{ businessName: null }]);
  await list(applicationId, 'The Pie Shop');
  await town.asOwner(email, 'subscription/cancel', {});
  expect(await town.events(id, 'subscription-cancelled')).toMatchObject([
    { businessName: 'The Pie Shop' },
  ]);
  await town.asOwner(email, 'subscription/resume', {});
  await town.advance(31, 2);
  await town.deliver();
  const [renewal] = await town.database.query<{ id: string }>(
    'select id from payments where subscription_id = $1 and renewal order by paid_at desc limit 1',
    [id],
  );
  expect(await town.events(renewal!.id)).toMatchObject([
    { renewal: true, businessName: 'The Pie Shop' },
  ]);
});

test('two plans of one owner have each its business, and a third one that of the latest', async () => {
  const email = 'bea@example.com';
  const first = await buyFor('Pies', email);
  await town.advance(1);
  const second = await buyFor('Quilts', email);
  await list(first.applicationId, 'Pies');
  await list(second.applicationId, 'Quilts');
  const third = await town.buy(plans.annual, email);
  for (const [id, businessName] of [
    [first.id, 'Pies'],
    [second.id, 'Quilts'],
    [third, 'Quilts'],
  ] as const) {
    const answer = await town.asOwner(email, `subscription/cancel?id=${id}`, {});
    expect(answer.status).toBe(200);
    expect(await town.events(id, 'subscription-cancelled')).toMatchObject([{ businessName }]);
  }
});

test('an undone approval takes the name away', async () => {
  const email = 'cleo@example.com';
  const { id, applicationId } = await buyFor('Pies', email);
  await list(applicationId, 'Pies');
  const applications = town.service.app.get(ApplicationsService, { strict: false });
  await applications.undoApproval(applicationId, 'clerk@example.com');
  await town.asOwner(email, 'subscription/cancel', {});
  expect(await town.events(id, 'subscription-cancelled')).toMatchObject([{ businessName: null }]);
});

/** The plans of an owner with the business of each, the current one first. */
async function plansOf(email: string) {
  const answer = await town.asOwner(email, 'subscription');
  const { subscription, others } = await readJson<OwnerSubscriptions>(answer);
  return [subscription, ...others].map((each) => [each?.id, each?.businessName]);
}

test('the account says for each plan and each invoice which business it pays for', async () => {
  const email = 'dee@example.com';
  const first = await buyFor('pies', email);
  await town.advance(1);
  const second = await buyFor('Quilts', email);
  await list(first.applicationId, 'Pies');
  // The application for the second one waits for the staff, so the account shows the name that it has.
  expect(await plansOf(email)).toEqual([
    [second.id, 'Quilts'],
    [first.id, 'Pies'],
  ]);
  const invoices = await readJson<OwnerInvoice[]>(await town.asOwner(email, 'invoices'));
  expect(invoices.map(({ businessName }) => businessName)).toEqual(['Quilts', 'Pies']);
  const cancelled = await town.asOwner(email, `subscription/cancel?id=${first.id}`, {});
  expect(await cancelled.json()).toMatchObject({ id: first.id, businessName: 'Pies' });
});

test('the names for any number of plans are read at once', async () => {
  const email = 'ida@example.com';
  const bought = [await buyFor('Pies', email), await buyFor('Quilts', email)];
  const payers = [...bought.map(({ id }) => ({ id, email })), { id: 'sub_none', email: null }];
  const { manager } = town.service.app.get(DataSource);
  const query = jest.spyOn(manager, 'query');
  const names = await businessNames(manager, payers);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(payers.map(({ id }) => names.get(id))).toEqual(['Pies', 'Quilts', undefined]);
});

test('the account names no business for a plan without an application', async () => {
  const email = 'eve@example.com';
  const id = await town.buy(plans.annual, email);
  expect(await plansOf(email)).toEqual([[id, null]]);
});

test('a renamed business has its new name in events and in the account', async () => {
  const email = 'fay@example.com';
  const { id, applicationId } = await buyFor('Pies', email);
  const business = await list(applicationId, 'Pies');
  await rename(business, 'Pies and Tarts', 3);
  // An older event that arrives late, and one of a release that says no name.
  await rename(business, 'Pie', 2);
  await rename(business, undefined, 4);
  expect(await plansOf(email)).toEqual([[id, 'Pies and Tarts']]);
  await town.asOwner(email, 'subscription/cancel', {});
  expect(await town.events(id, 'subscription-cancelled')).toMatchObject([
    { businessName: 'Pies and Tarts' },
  ]);
});

test('a name that arrives before the report of the approval stays', async () => {
  const email = 'gus@example.com';
  const { id, applicationId } = await buyFor('Pies', email);
  const business = randomUUID();
  await rename(business, 'Pies and Tarts', 7);
  await list(applicationId, 'Pies', business);
  expect(await plansOf(email)).toEqual([[id, 'Pies and Tarts']]);
});

test('the name of another business does not hold back that of the present one', async () => {
  const email = 'hal@example.com';
  const { id, applicationId } = await buyFor('Pies', email);
  await rename(await list(applicationId, 'Pies'), 'Pies and Tarts', 9);
  const other = randomUUID();
  // As a process of the release before does, which knows no version.
  await town.database.query(
    "update advertiser_applications set business_id = $2, listed_name = 'Quilts' where id = $1",
    [applicationId, other],
  );
  expect(await plansOf(email)).toEqual([[id, 'Quilts']]);
  await rename(other, 'Quilts and Yarn', 2);
  expect(await plansOf(email)).toEqual([[id, 'Quilts and Yarn']]);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
const namesOf = (id: string) =>
  town.database.query('select name from business_names where business_id = $1', [id]);

async function end(subscription: string): Promise<void> {
  await town.stripe.subscriptions.cancel(subscription);
  await town.deliver();
}

test('the name of a business that is gone is deleted when staff can no longer restore it', async () => {
  const { id, applicationId } = await buyFor('Pies', 'ivy@example.com');
  const paidFor = await list(applicationId, 'Pies');
  await rename(paidFor, 'Pies and Tarts', 2);
  await withdraw(paidFor, 3, daysAgo(91));
  const [gone, archived, restored] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [gone, archived, restored]) await rename(id, 'Pies', 2);
  await withdraw(gone, 3, daysAgo(91));
  await withdraw(archived, 3, daysAgo(89));
  await rename(restored, 'Pies again', 4);
  // A report that arrives late.
  await withdraw(restored, 3, daysAgo(91));
  expect(await namesOf(gone)).toEqual([]);
  expect(await namesOf(paidFor)).toEqual([{ name: 'Pies and Tarts' }]);
  expect(await namesOf(archived)).toEqual([{ name: 'Pies' }]);
  expect(await namesOf(restored)).toEqual([{ name: 'Pies again' }]);
  await end(id);
  await withdraw(paidFor, 4, daysAgo(91));
  expect(await namesOf(paidFor)).toEqual([]);
});

test('a name stays while a plan pays for the business of an ended one that had moved', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const first = await buyFor('Yarn', from);
  const business = await list(first.applicationId, 'Yarn');
  await rename(business, 'Yarn and Wool', 2);
  await town.advance(1);
  const moved = await town.buy(plans.monthly, from);
  await move(from, moved, to);
  await town.advance(1);
  const last = await town.buy(plans.monthly, to);
  await end(first.id);
  await end(moved);
  await withdraw(business, 3, daysAgo(91));
  expect(await namesOf(business)).toEqual([{ name: 'Yarn and Wool' }]);
  await town.asOwner(to, 'subscription/cancel', {});
  expect(await town.events(last, 'subscription-cancelled')).toMatchObject([
    { businessName: 'Yarn and Wool' },
  ]);
});

test('a name goes although its owner still pays for another business', async () => {
  const email = newAddress();
  const sold = await buyFor('Hats', email);
  const business = await list(sold.applicationId, 'Hats');
  await rename(business, 'Hats and Caps', 2);
  await town.advance(1);
  await buyFor('Boots', email);
  await end(sold.id);
  await withdraw(business, 3, daysAgo(91));
  expect(await namesOf(business)).toEqual([]);
});
