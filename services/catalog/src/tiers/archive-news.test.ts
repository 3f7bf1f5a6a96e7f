import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { subscriptionEnded } from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { publishEvent } from '../testing/publish-event.js';
import { ArchiveNews } from './archive-news.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);

/** A business from an approved application; without a subscription nobody pays for it. */
async function approved(subscriptionId: string | null = `sub_${randomUUID()}`) {
  const applicationId = randomUUID();
  await publishEvent(harness.nats(), advertiserApproved, {
    id: applicationId,
    businessName: `Shop ${applicationId}`,
    businessType: 'retail',
    businessDescription: null,
    businessAddress: null,
    businessWebsite: null,
    phone: '830-555-0100',
    email: null,
    subscriptionId,
  });
  const find = `select id from records where content ->> 'applicationId' = $1`;
  const row = await eventually(async () => {
    const [found] = await database().query<{ id: string }>(find, [applicationId]);
    return found ?? false;
  });
  return { id: row.id, applicationId, subscriptionId, businessName: `Shop ${applicationId}` };
}

const change = (id: string, action: 'archive' | 'unarchive') =>
  readJson<ManagedRecord>(site.staff('POST', `businesses/${id}/${action}`));

const run = () => service().app.get(ArchiveNews, { strict: false }).run();

/** Runs the job as if the business had been archived a while ago. */
async function runLater(id: string): Promise<void> {
  await database().query(
    `update records set archived_at = archived_at - interval '11 minutes' where id = $1`,
    [id],
  );
  await Promise.all([run(), run(), run()]);
}

async function news(id: string): Promise<object[]> {
  const rows = await database().query<{ data: object }>(
    `select event -> 'data' as data from outbox
     where subject = 'catalog.listing-archived.v1' and event -> 'data' ->> 'id' = $1`,
    [id],
  );
  return rows.map(({ data }) => data);
}

test('an archived business with a plan is reported once, minutes later', async () => {
  const { id, subscriptionId, businessName } = await approved();
  await change(id, 'archive');
  await run();
  expect(await news(id)).toEqual([]);
  await runLater(id);
  await run();
  expect(await news(id)).toEqual([{ id, businessName, subscriptionIds: [subscriptionId] }]);
});

test('a business that is restored within minutes is not reported', async () => {
  const { id } = await approved();
  await change(id, 'archive');
  await change(id, 'unarchive');
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test('a business that is archived again is reported again', async () => {
  const { id } = await approved();
  await change(id, 'archive');
  await runLater(id);
  await change(id, 'unarchive');
  await run();
  await change(id, 'archive');
  await runLater(id);
  expect(await news(id)).toHaveLength(2);
});

test('a business without a plan, or whose plan has ended, is not reported', async () => {
  const free = await approved(null);
  const ended = await approved();
  const id = String(ended.subscriptionId);
  const facts = { plan: 'monthly' as const, email: null, priceCents: 4_900 };
  const paidUntil = '2027-01-01T00:00:00.000Z';
  const { applicationId } = ended;
  await publishEvent(harness.nats(), subscriptionEnded, { ...facts, id, applicationId, paidUntil });
  await eventually(async () => {
    const query = 'select 1 from listing_subscriptions where id = $1 and ended';
    expect(await database().query(query, [id])).toHaveLength(1);
  });
  for (const each of [free, ended]) {
    await change(each.id, 'archive');
    await runLater(each.id);
    expect(await news(each.id)).toEqual([]);
  }
});

test('several that are archived at once are each reported', async () => {
  const ids = [(await approved()).id, (await approved()).id];
  await readJson(site.staff('POST', 'businesses/bulk', { ids, action: 'archive' }));
  for (const id of ids) await runLater(id);
  for (const id of ids) expect(await news(id)).toHaveLength(1);
});

test('staff see which subscriptions pay for a business, and others do not', async () => {
  const subscriptionId = `sub_${randomUUID()}`;
  const business = await approved(subscriptionId);
  const path = `businesses/${business.id}/subscriptions`;
  const paying = () => readJson(site.staff('GET', path));
  expect(await paying()).toEqual({ ids: [subscriptionId] });
  const address = harness.address(`/api/admin/${path}`);
  expect((await fetch(address)).status).toBe(401);
  expect((await site.staff('GET', `businesses/${randomUUID()}/subscriptions`)).status).toBe(404);
  const free = await approved(null);
  expect(await readJson(site.staff('GET', `businesses/${free.id}/subscriptions`))).toEqual({
    ids: [],
  });
  await publishEvent(harness.nats(), subscriptionEnded, {
    id: subscriptionId,
    plan: 'monthly',
    email: null,
    applicationId: business.applicationId,
    priceCents: 4900,
    paidUntil: '2027-01-01T00:00:00.000Z',
  });
  await eventually(async () => expect(await paying()).toEqual({ ids: [] }));
});
