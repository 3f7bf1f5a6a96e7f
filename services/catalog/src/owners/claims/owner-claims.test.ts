import { type OwnerClaim, ownerClaimSchema } from '@town/contracts/owners/claims';
import {
  claimDecided,
  claimSubmitted,
  listingClaimed,
  listingManagerChanged,
} from '@town/contracts/owners/events';
import { type OwnerRequest, ownerRequestSchema } from '@town/contracts/owners/owner-requests';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, read } = harness;
const site = new OwnerSite(harness, auth);
const evidence = 'I answer the phone on record';

const claim = (email: string, businessId: string) =>
  site.owner(email, 'POST', 'claims', { businessId, evidence });
const decide = (id: string, decision: object) =>
  site.staff('POST', `claims/${id}/decision`, decision);
const requests = (status: string) =>
  readJson<OwnerRequest[]>(site.staff('GET', `claims?status=${status}`));

async function events(subject: string, id: string) {
  return database().query<{ data: unknown }>(
    `select event -> 'data' as data from outbox where subject = $1 and event -> 'data' ->> 'id' = $2`,
    [subject, id],
  );
}

test('a claim waits for the staff, who see it beside the data on record', async () => {
  const business = await site.business({ name: 'Feed Store', phone: '830-555-0100' });
  const answer = await claim('bea@example.com', business.id);
  expect(answer.status).toBe(201);
  const submitted = ownerClaimSchema.parse(await answer.json());
  expect(submitted).toMatchObject({ businessName: 'Feed Store', status: 'pending', evidence });
  expect(await readJson(site.owner('bea@example.com', 'GET', 'listings'))).toEqual([]);

  const found = (await requests('pending')).find(({ id }) => id === submitted.id);
  expect(ownerRequestSchema.parse(found)).toMatchObject({
    kind: 'claim',
    email: 'bea@example.com',
    evidence,
    onRecord: { phone: '830-555-0100', members: [] },
    changes: [],
  });
  expect(await events(claimSubmitted.subject, submitted.id)).toHaveLength(1);
});

test('a claim of a listing with an owner publishes an event for that owner, which does not identify the claimant', async () => {
  const { id: businessId } = await site.business({ name: 'Saddlery' });
  const first = await site.claimed('owner@example.com', businessId);
  const told = async () =>
    database().query<{ data: object }>(
      `select event -> 'data' as data from outbox
       where subject = $1 and event -> 'data' ->> 'businessId' = $2`,
      [listingClaimed.subject, businessId],
    );
  expect(first).toBeDefined();
  expect(await told()).toEqual([]);
  const { id } = await readJson<OwnerClaim>(claim('stranger@example.com', businessId));
  const data = { id, businessId, businessName: 'Saddlery', email: 'owner@example.com' };
  expect(await told()).toEqual([{ data }]);
});

test('an approved claim makes an owner, and a second one a manager', async () => {
  const { id } = await site.business();
  await site.claimed('first@example.com', id);
  await site.claimed('second@example.com', id);
  expect((await site.listing('first@example.com', id)).role).toBe('owner');
  expect((await site.listing('second@example.com', id)).role).toBe('manager');
  const [own] = await readJson<OwnerClaim[]>(site.owner('first@example.com', 'GET', 'claims'));
  expect(own).toMatchObject({ businessId: id, status: 'approved' });
});

test('an event tells the owner of a manager whom the staff have added', async () => {
  const { id } = await site.business();
  await site.claimed('owner-of-two@example.com', id);
  const told = () =>
    database().query<{ email: string; change: string }>(
      `select event -> 'data' ->> 'email' as email, event -> 'data' ->> 'change' as change
       from outbox where subject = $1 and event -> 'data' ->> 'businessId' = $2`,
      [listingManagerChanged.subject, id],
    );
  expect(await told()).toEqual([]);
  await site.claimed('further@example.com', id);
  expect(await told()).toEqual([{ email: 'owner-of-two@example.com', change: 'added' }]);
});

test('a refused claim gives no access, and the claimant gets the reason', async () => {
  const { id: businessId } = await site.business({ name: 'Mill' });
  const { id } = await readJson<OwnerClaim>(claim('cleo@example.com', businessId));
  const reason = 'The number on record is another one';
  const decided = await readJson<OwnerRequest>(decide(id, { decision: 'refused', reason }));
  expect(decided).toMatchObject({ status: 'refused', reason, decidedBy: 'editor@example.com' });
  expect((await site.owner('cleo@example.com', 'GET', `listings/${businessId}`)).status).toBe(404);
  expect(await events(claimDecided.subject, id)).toMatchObject([
    { data: { decision: 'refused', reason, email: 'cleo@example.com', businessName: 'Mill' } },
  ]);
  expect((await requests('decided')).map((each) => each.id)).toContain(id);
  const own = await readJson<OwnerClaim[]>(site.owner('cleo@example.com', 'GET', 'claims'));
  expect(own).toMatchObject([{ id, status: 'refused', reason }]);
});

test('a claim is decided once, and the audit log names who decided', async () => {
  const { id: businessId } = await site.business();
  const { id } = await readJson<OwnerClaim>(claim('once@example.com', businessId));
  const both = await Promise.all([
    decide(id, { decision: 'approved' }),
    decide(id, { decision: 'refused' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const entries = await events('catalog.audited.v1', id);
  expect(entries).toMatchObject([{ data: { actor: 'editor@example.com', kind: 'claims' } }]);
});

test('a claim is refused when it repeats one, or the business is the claimant’s own or not public', async () => {
  const { id } = await site.business();
  expect((await claim('dora@example.com', id)).status).toBe(201);
  expect((await claim('dora@example.com', id)).status).toBe(409);
  const own = await site.ownedBusiness('dora@example.com');
  expect((await claim('dora@example.com', own.id)).status).toBe(409);
  const draft = await site.business({ state: 'draft' });
  expect((await claim('dora@example.com', draft.id)).status).toBe(404);
});

test('an owner has at most five open claims, even when many are sent at once', async () => {
  const businesses = await Promise.all(Array.from({ length: 7 }, () => site.business()));
  const answers = await Promise.all(businesses.map(({ id }) => claim('many@example.com', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
});

test('an approved change becomes public as a version by its owner, and a refused one does not', async () => {
  const email = 'emil@example.com';
  const { id } = await site.ownedBusiness(email, { name: 'Old Mill', address: '1 Main St' });
  const change = async (body: object, version: number) => {
    await readJson(site.owner(email, 'PUT', `listings/${id}`, body, version));
    return (await requests('pending')).find((each) => each.businessId === id)!;
  };
  const first = await change({ name: 'New Mill' }, 1);
  expect(first.changes).toEqual([{ field: 'name', before: 'Old Mill', after: 'New Mill' }]);
  await readJson(decide(first.id, { decision: 'approved' }));
  expect(await read(`/api/businesses/${id}`)).toMatchObject({ name: 'New Mill', slug: 'new-mill' });
  const [newest] = await readJson<{ by: string }[]>(site.staff('GET', `businesses/${id}/history`));
  expect(newest?.by).toBe(email);

  const second = await change({ address: '2 Main St' }, 2);
  await readJson(decide(second.id, { decision: 'refused' }));
  expect(await site.listing(email, id)).toMatchObject({ address: '1 Main St', waiting: {} });
});

test('staff cannot decide on a change that its owner has corrected since they saw it', async () => {
  const email = 'gil@example.com';
  const { id } = await site.ownedBusiness(email, { name: 'Gil’s' });
  const ask = async (name: string) => {
    await readJson(site.owner(email, 'PUT', `listings/${id}`, { name }, 1));
    return (await requests('pending')).find((each) => each.businessId === id)!;
  };
  const seen = await ask('Gil’s Garage');
  await ask('Best of Blanco');
  const refused = await decide(seen.id, {
    decision: 'approved',
    changes: { name: 'Gil’s Garage' },
  });
  expect(refused.status).toBe(409);
  expect(await read(`/api/businesses/${id}`)).toMatchObject({ name: 'Gil’s' });
  const now = { decision: 'approved', changes: { name: 'Best of Blanco' } };
  expect(await readJson(decide(seen.id, now))).toMatchObject({ status: 'approved' });
});

test('a change is published for staff once, however often its owner corrects it', async () => {
  const email = 'fay@example.com';
  const { id } = await site.ownedBusiness(email);
  for (const address of ['1 A St', '2 B St', '3 C St']) {
    await readJson(site.owner(email, 'PUT', `listings/${id}`, { address }, 1));
  }
  const open = (await requests('pending')).filter((each) => each.businessId === id);
  expect(open).toHaveLength(1);
  expect(open[0]?.changes).toMatchObject([{ after: '3 C St' }]);
  expect(await events(claimSubmitted.subject, open[0]!.id)).toHaveLength(1);
});
