import { randomUUID } from 'node:crypto';
import {
  claimDecided,
  listingPersonChanged,
  ownerDeleted,
  ownerSignedIn,
} from '@town/contracts/owners/events';
import type { OwnerRequest } from '@town/contracts/owners/owner-requests';
import { type ListingPerson, listingPersonSchema } from '@town/contracts/owners/people';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';
import { publishEvent } from '../../testing/publish-event.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';
const bob = 'bob@example.com';

const people = (id: string, email = ann) =>
  readJson<ListingPerson[]>(site.owner(email, 'GET', `listings/${id}/people`));
const personOf = async (id: string, email: string) =>
  (await people(id)).find((person) => person.email === email)?.id ?? randomUUID();
const invite = (id: string, email: string, by = ann) =>
  site.owner(by, 'POST', `listings/${id}/people`, { email });
const handOver = async (id: string, to: string, by = ann) =>
  site.owner(by, 'POST', `listings/${id}/people/${await personOf(id, to)}/owner`);
const remove = async (id: string, email: string, by = ann) =>
  site.owner(by, 'DELETE', `listings/${id}/people/${await personOf(id, email)}`);

/** Creates a business that Ann owns and Bob manages. Bob has signed in. */
async function shared(): Promise<string> {
  const { id } = await site.ownedBusiness(ann);
  await readJson(invite(id, bob));
  await publishEvent(harness.nats(), ownerSignedIn, { id: randomUUID(), email: bob });
  await eventually(async () => {
    expect((await people(id)).every(({ hasSignedIn }) => hasSignedIn)).toBe(true);
  });
  return id;
}

const changesOf = (businessId: string) =>
  harness.database().query<{ email: string; change: string }>(
    `select event -> 'data' ->> 'email' as email, event -> 'data' ->> 'change' as change
     from outbox where subject = $1 and event -> 'data' ->> 'businessId' = $2`,
    [listingPersonChanged.subject, businessId],
  );

test('an invitation reports the language of the page, other changes report none', async () => {
  const { id } = await site.ownedBusiness(ann);
  site.language = 'es';
  await readJson(invite(id, 'luz@example.com'));
  expect((await remove(id, 'luz@example.com')).status).toBe(204);
  site.language = undefined;
  const rows = await harness.database().query(
    `select event -> 'data' ->> 'change' as change, event -> 'data' ->> 'language' as language
     from outbox where subject = $1 and event -> 'data' ->> 'email' = 'luz@example.com'
     order by position`,
    [listingPersonChanged.subject],
  );
  expect(rows).toEqual([
    { change: 'invited', language: 'es' },
    { change: 'removed', language: null },
  ]);
});

test('an owner invites a manager, who can edit the listing, and an event reports the invitation', async () => {
  const { id } = await site.ownedBusiness(ann);
  const answer = await invite(id, 'Bob@Example.com');
  expect(answer.status).toBe(201);
  z.array(listingPersonSchema).parse(await answer.json());
  expect(await people(id, bob)).toMatchObject([
    { email: ann, role: 'owner', isYou: false },
    { email: bob, role: 'manager', isYou: true },
  ]);
  expect((await site.listing(bob, id)).role).toBe('manager');
  const saved = await site.owner(bob, 'PUT', `listings/${id}`, { phone: '830-555-0144' }, 1);
  expect(saved.status).toBe(200);
  expect(await changesOf(id)).toEqual([{ email: bob, change: 'invited' }]);
});

test('a person is invited only once, and at most ten people manage a listing', async () => {
  const { id } = await site.ownedBusiness(ann);
  const numbers = Array.from({ length: 11 }, (_, number) => number);
  const answers = await Promise.all(numbers.map((n) => invite(id, `person${n}@example.com`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await invite(id, ann)).status).toBe(409);
  expect((await invite(id, 'no address')).status).toBe(400);
});

test('an owner hands the listing over and stays as a manager', async () => {
  const id = await shared();
  expect(await readJson(handOver(id, bob))).toMatchObject([
    { email: bob, role: 'owner' },
    { email: ann, role: 'manager', isYou: true },
  ]);
  expect((await handOver(id, bob)).status).toBe(403);
  expect(await changesOf(id)).toContainEqual({ email: bob, change: 'made-owner' });
});

test('a person who has not signed in cannot become the owner', async () => {
  const { id } = await site.ownedBusiness(ann);
  await readJson(invite(id, 'mistyped@example.com'));
  expect((await handOver(id, 'mistyped@example.com')).status).toBe(409);
  expect((await site.listing(ann, id)).role).toBe('owner');
});

test('a person who was already signed in when invited can become the owner after opening the listing', async () => {
  const { id } = await site.ownedBusiness(ann);
  await readJson(invite(id, 'early@example.com'));
  await readJson(site.owner('early@example.com', 'GET', 'listings'));
  expect((await handOver(id, 'early@example.com')).status).toBe(200);
});

test('a manager cannot invite, hand over or remove others, but can leave', async () => {
  const id = await shared();
  await readJson(invite(id, 'cleo@example.com'));
  expect((await invite(id, 'dan@example.com', bob)).status).toBe(403);
  expect((await handOver(id, bob, bob)).status).toBe(403);
  expect((await remove(id, 'cleo@example.com', bob)).status).toBe(403);
  expect((await remove(id, ann, bob)).status).toBe(403);
  expect((await remove(id, bob, bob)).status).toBe(204);
  expect((await site.owner(bob, 'GET', `listings/${id}`)).status).toBe(404);
});

test('a removed person loses access, and an event reports it; the owner cannot leave', async () => {
  const id = await shared();
  expect((await remove(id, ann)).status).toBe(409);
  expect((await remove(id, bob)).status).toBe(204);
  expect((await site.owner(bob, 'GET', `listings/${id}/people`)).status).toBe(404);
  expect(await changesOf(id)).toContainEqual({ email: bob, change: 'removed' });
});

test.each([
  ['removed', ann],
  ['gone', bob],
])(
  'a pending change of a person who is %s passes to the owner, who gets the decision',
  async (_, by) => {
    const id = await shared();
    await readJson(site.owner(bob, 'PUT', `listings/${id}`, { name: 'Better Name' }, 1));
    expect((await remove(id, bob, by)).status).toBe(204);
    const [request] = (await readJson<OwnerRequest[]>(site.staff('GET', 'claims'))).filter(
      ({ businessId }) => businessId === id,
    );
    const decision = { decision: 'approved' };
    await readJson(site.staff('POST', `claims/${request?.id}/decision`, decision));
    const told = await harness.database().query(
      `select event -> 'data' ->> 'email' as email from outbox
       where subject = $1 and event -> 'data' ->> 'id' = $2`,
      [claimDecided.subject, request?.id],
    );
    expect(told).toEqual([{ email: ann }]);
  },
);

test('a stranger cannot see the people, and a person of another listing cannot be changed', async () => {
  const id = await shared();
  const eve = 'eve@example.com';
  const other = await site.ownedBusiness(eve);
  expect((await site.owner(eve, 'GET', `listings/${id}/people`)).status).toBe(404);
  expect((await invite(id, eve, eve)).status).toBe(404);
  const stolen = await personOf(id, bob);
  const path = `listings/${other.id}/people/${stolen}`;
  expect((await site.owner(eve, 'DELETE', path)).status).toBe(404);
  expect((await site.owner(eve, 'POST', `${path}/owner`)).status).toBe(404);
  expect(await people(id)).toHaveLength(2);
});

test('of two simultaneous handovers only one succeeds', async () => {
  const id = await shared();
  const cleo = 'cleo@example.com';
  await readJson(invite(id, cleo));
  await publishEvent(harness.nats(), ownerSignedIn, { id: randomUUID(), email: cleo });
  await eventually(async () => {
    expect((await people(id)).every(({ hasSignedIn }) => hasSignedIn)).toBe(true);
  });
  const answers = await Promise.all([handOver(id, bob), handOver(id, cleo)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await people(id)).filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('when the owner deletes the account, the oldest manager who has signed in owns it', async () => {
  const { id } = await site.ownedBusiness(ann);
  for (const email of ['never@example.com', bob, 'cleo@example.com']) {
    await readJson(invite(id, email));
  }
  for (const email of ['cleo@example.com', bob]) {
    await readJson(site.owner(email, 'GET', 'listings'));
  }
  await publishEvent(harness.nats(), ownerDeleted, { id: randomUUID(), email: ann });
  await eventually(async () => {
    expect((await people(id, bob))[0]).toMatchObject({ email: bob, role: 'owner' });
  });
  expect(await people(id, bob)).toHaveLength(3);
  const owners = (await changesOf(id)).filter(({ change }) => change === 'made-owner');
  expect(owners).toEqual([{ email: bob, change: 'made-owner' }]);
});

test('a business whose only manager has never signed in has no owner, and can be claimed', async () => {
  const owner = 'alone@example.com';
  const { id } = await site.ownedBusiness(owner);
  await readJson(invite(id, 'mistyped@example.com', owner));
  await publishEvent(harness.nats(), ownerDeleted, { id: randomUUID(), email: owner });
  await eventually(async () => {
    expect((await site.owner(owner, 'GET', `listings/${id}`)).status).toBe(404);
  });
  const roles = await harness
    .database()
    .query('select role from business_members where business_id = $1', [id]);
  expect(roles).toEqual([{ role: 'manager' }]);
  await site.claimed('next@example.com', id);
  expect((await site.listing('next@example.com', id)).role).toBe('owner');
});
