import { randomUUID } from 'node:crypto';
import type { Business } from '@town/contracts/businesses/record';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { Approvals } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const { database, read } = harness;
const site = new OwnerSite(harness, auth);
const approvals = new Approvals(harness);

const website = 'https://quilts.example';
const shown = (id: string) => read<Business>(`/api/businesses/${id}`);

/** The businesses that the events for the advertising service named for an application. */
async function reported(applicationId: string): Promise<string[]> {
  const rows = await database().query<{ id: string }>(
    `select event -> 'data' ->> 'id' as id from outbox
     where subject = 'catalog.business-created.v1' and event -> 'data' ->> 'applicationId' = $1
     order by position`,
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
  await approvals.approve({ id, existingBusinessId: business.id });
  expect(await createdFor(id)).toEqual([]);
  expect(await reported(id)).toEqual([business.id]);
  expect(await shown(business.id)).toMatchObject({ slug: business.slug, website });
});

test('a report says whether the business was created from the application', async () => {
  const existed = (applicationId: string) =>
    database().query(
      `select event -> 'data' -> 'existed' as existed from outbox
       where subject = 'catalog.business-created.v1' and event -> 'data' ->> 'applicationId' = $1`,
      [applicationId],
    );
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  await approvals.approve({ id: first, existingBusinessId: (await site.business()).id });
  expect(await existed(first)).toEqual([{ existed: true }]);
  await approvals.approve({ id: second });
  expect(await existed(second)).toEqual([{ existed: false }]);
  const [created] = await createdFor(second);
  await approvals.approve({ id: third, existingBusinessId: created!.id });
  expect(await existed(third)).toEqual([{ existed: null }]);
});

test('the plan of the application pays for it', async () => {
  const business = await site.business({ website });
  const id = randomUUID();
  const subscriptionId = `sub_${id}`;
  await approvals.approve({ id, existingBusinessId: business.id, subscriptionId });
  expect(await shown(business.id)).toMatchObject({ website });
  await approvals.end(subscriptionId, id);
  expect(await shown(business.id)).toMatchObject({ website: null });
});

test('the applicant becomes the owner only of a business without one', async () => {
  const free = await site.business();
  await approvals.approve({
    id: randomUUID(),
    existingBusinessId: free.id,
    email: 'New@example.com',
  });
  expect(await site.listing('new@example.com', free.id)).toMatchObject({ role: 'owner' });
  const owned = await site.ownedBusiness('owner@example.com');
  await approvals.approve({
    id: randomUUID(),
    existingBusinessId: owned.id,
    email: 'other@example.com',
  });
  const answer = await site.owner('other@example.com', 'GET', `listings/${owned.id}`);
  expect(answer.status).toBe(404);
});

test('an undone approval leaves the business, and takes back what it gave', async () => {
  const business = await site.business({ website });
  const [former, id] = [randomUUID(), randomUUID()];
  await approvals.approve({
    id: former,
    existingBusinessId: business.id,
    subscriptionId: `sub_${former}`,
  });
  await approvals.end(`sub_${former}`, former);
  await approvals.approve({
    id,
    existingBusinessId: business.id,
    subscriptionId: `sub_${id}`,
    email: 'mistaken@example.com',
  });
  expect(await shown(business.id)).toMatchObject({ website });
  await approvals.undo(id);
  expect(await shown(business.id)).toMatchObject({ website: null });
  const answer = await site.owner('mistaken@example.com', 'GET', `listings/${business.id}`);
  expect(answer.status).toBe(404);
});

test('an application whose duplicate was taken back can be for the existing business', async () => {
  const business = await site.business();
  const id = randomUUID();
  await approvals.approve({ id });
  const [duplicate] = await createdFor(id);
  await approvals.undo(id);
  await approvals.approve({ id, approval: 2, existingBusinessId: business.id });
  expect(await createdFor(id)).toEqual([]);
  expect(await reported(id)).toEqual([duplicate?.id, business.id]);
});

test('a created business that is brought back is reported again, because another one may be stored', async () => {
  const business = await site.business();
  const id = randomUUID();
  await approvals.approve({ id });
  const [created] = await createdFor(id);
  await approvals.undo(id);
  await approvals.approve({ id, approval: 2, existingBusinessId: business.id });
  await approvals.undo(id, 2);
  await approvals.approve({ id, approval: 3 });
  expect(await createdFor(id)).toMatchObject([{ id: created?.id }]);
  expect(await reported(id)).toEqual([created?.id, business.id, created?.id]);
});

test('a business that was archived meanwhile is created from the application', async () => {
  const business = await site.business();
  await readJson(site.staff('POST', `businesses/${business.id}/archive`));
  const id = randomUUID();
  await approvals.approve({ id, existingBusinessId: business.id });
  expect(await createdFor(id)).toHaveLength(1);
});

test('a draft of the staff and an earlier version keep the plan', async () => {
  const business = await site.business({ website });
  const id = randomUUID();
  const draft = { phone: '830-555-0177', state: 'draft' };
  await readJson(site.staff('PUT', `businesses/${business.id}`, draft, business.version));
  await approvals.approve({ id, existingBusinessId: business.id, subscriptionId: `sub_${id}` });
  await readJson(site.staff('POST', `businesses/${business.id}/publish`, {}));
  expect(await shown(business.id)).toMatchObject({ phone: '830-555-0177' });
  await readJson(site.staff('POST', `businesses/${business.id}/restore`, { version: 1 }));
  await approvals.end(`sub_${id}`, id);
  expect(await shown(business.id)).toMatchObject({ website: null });
});
