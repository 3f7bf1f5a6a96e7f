import { randomUUID } from 'node:crypto';
import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import type { Business } from '@town/contracts/businesses/record';
import { subscriptionEnded } from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { publishEvent } from '../testing/publish-event.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const { database, read } = harness;
const site = new OwnerSite(harness, auth);

const website = 'https://quilts.example';
const shown = (id: string) => read<Business>(`/api/businesses/${id}`);

interface Approval {
  id: string;
  existingBusinessId?: string | null;
  approval?: number;
  subscriptionId?: string | null;
  email?: string | null;
}

/** Waits until an event is handled. */
async function handled(event: string): Promise<void> {
  await eventually(async () =>
    expect(await database().query('select 1 from inbox where event_id = $1', [event])).toHaveLength(
      1,
    ),
  );
}

async function approve({ id, approval = 1, ...given }: Approval): Promise<void> {
  const event = await publishEvent(harness.nats(), advertiserApproved, {
    id,
    approval,
    businessName: `Applied ${id}`,
    businessType: 'retail',
    businessDescription: 'Quilts',
    businessAddress: '1 Main St',
    businessWebsite: null,
    phone: '830-555-0100',
    ...given,
  });
  await handled(event);
}

const undo = async (id: string, approval = 1) =>
  handled(await publishEvent(harness.nats(), advertiserApprovalUndone, { id, approval }));

const end = async (id: string, applicationId: string) =>
  handled(
    await publishEvent(harness.nats(), subscriptionEnded, {
      id,
      plan: 'monthly',
      email: null,
      applicationId,
      priceCents: 4900,
      paidUntil: '2027-01-01T00:00:00.000Z',
    }),
  );

/** The businesses that the advertising service was told of for an application. */
async function reported(applicationId: string): Promise<string[]> {
  const rows = await database().query<{ id: string }>(
    `select event -> 'data' ->> 'id' as id from outbox
     where subject = 'catalog.business-created.v1' and event -> 'data' ->> 'applicationId' = $1`,
    [applicationId],
  );
  return rows.map(({ id }) => id);
}

const createdFor = async (applicationId: string) =>
  (await read<Business[]>('/api/businesses')).filter(
    ({ name }) => name === `Applied ${applicationId}`,
  );

test('an application for a business of the directory creates no second one', async () => {
  const business = await site.business({ website });
  const id = randomUUID();
  await approve({ id, existingBusinessId: business.id });
  expect(await createdFor(id)).toEqual([]);
  expect(await reported(id)).toEqual([business.id]);
  expect(await shown(business.id)).toMatchObject({ slug: business.slug, website });
});

test('the plan of the application pays for it', async () => {
  const business = await site.business({ website });
  const id = randomUUID();
  const subscriptionId = `sub_${id}`;
  await approve({ id, existingBusinessId: business.id, subscriptionId });
  expect(await shown(business.id)).toMatchObject({ website });
  await end(subscriptionId, id);
  expect(await shown(business.id)).toMatchObject({ website: null });
});

test('the plan that paid for it before does not end what the new one pays for', async () => {
  const business = await site.business({ website });
  const [first, second] = [randomUUID(), randomUUID()];
  await approve({ id: first, existingBusinessId: business.id, subscriptionId: `sub_${first}` });
  await approve({ id: second, existingBusinessId: business.id, subscriptionId: `sub_${second}` });
  await end(`sub_${first}`, first);
  expect(await shown(business.id)).toMatchObject({ website });
  await end(`sub_${second}`, second);
  expect(await shown(business.id)).toMatchObject({ website: null });
});

test('the end of the new plan does not end one that still pays for it', async () => {
  const business = await site.business({ website });
  const [first, second] = [randomUUID(), randomUUID()];
  await approve({ id: first, existingBusinessId: business.id, subscriptionId: `sub_${first}` });
  await approve({ id: second, existingBusinessId: business.id, subscriptionId: `sub_${second}` });
  await end(`sub_${second}`, second);
  expect(await shown(business.id)).toMatchObject({ website });
});

test('the applicant becomes the owner only of a business without one', async () => {
  const free = await site.business();
  await approve({ id: randomUUID(), existingBusinessId: free.id, email: 'New@example.com' });
  expect(await site.listing('new@example.com', free.id)).toMatchObject({ role: 'owner' });
  const owned = await site.ownedBusiness('owner@example.com');
  await approve({ id: randomUUID(), existingBusinessId: owned.id, email: 'other@example.com' });
  const answer = await site.owner('other@example.com', 'GET', `listings/${owned.id}`);
  expect(answer.status).toBe(404);
});

test('an undone approval leaves the business, and takes back what it gave', async () => {
  const business = await site.business({ website });
  const [former, id] = [randomUUID(), randomUUID()];
  await approve({ id: former, existingBusinessId: business.id, subscriptionId: `sub_${former}` });
  await end(`sub_${former}`, former);
  await approve({
    id,
    existingBusinessId: business.id,
    subscriptionId: `sub_${id}`,
    email: 'mistaken@example.com',
  });
  expect(await shown(business.id)).toMatchObject({ website });
  await undo(id);
  expect(await shown(business.id)).toMatchObject({ website: null });
  const answer = await site.owner('mistaken@example.com', 'GET', `listings/${business.id}`);
  expect(answer.status).toBe(404);
});

test('an application whose duplicate was taken back can be for the existing business', async () => {
  const business = await site.business();
  const id = randomUUID();
  await approve({ id });
  const [duplicate] = await createdFor(id);
  await undo(id);
  await approve({ id, approval: 2, existingBusinessId: business.id });
  expect(await createdFor(id)).toEqual([]);
  expect(await reported(id)).toEqual([duplicate?.id, business.id]);
});

test('a business that was archived meanwhile is created from the application', async () => {
  const business = await site.business();
  await readJson(site.staff('POST', `businesses/${business.id}/archive`));
  const id = randomUUID();
  await approve({ id, existingBusinessId: business.id });
  expect(await createdFor(id)).toHaveLength(1);
});

test('a draft of the staff and an earlier version keep the plan', async () => {
  const business = await site.business({ website });
  const id = randomUUID();
  const draft = { phone: '830-555-0177', state: 'draft' };
  await readJson(site.staff('PUT', `businesses/${business.id}`, draft, business.version));
  await approve({ id, existingBusinessId: business.id, subscriptionId: `sub_${id}` });
  await readJson(site.staff('POST', `businesses/${business.id}/publish`, {}));
  expect(await shown(business.id)).toMatchObject({ phone: '830-555-0177' });
  await readJson(site.staff('POST', `businesses/${business.id}/restore`, { version: 1 }));
  await end(`sub_${id}`, id);
  expect(await shown(business.id)).toMatchObject({ website: null });
});
