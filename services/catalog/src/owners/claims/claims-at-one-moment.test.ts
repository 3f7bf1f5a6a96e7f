import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import type { OwnerClaim } from '@town/contracts/owners/claims';
import { ownerDeleted } from '@town/contracts/owners/events';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type EntityManager } from 'typeorm';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';
import { untilWaiting } from '../../testing/until-waiting.js';
import { lockPeople } from '../people/members.js';
import { RemoveOwnerWhenOwnerDeleted } from '../people/remove-owner-when-owner-deleted.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';
const bob = 'bob@example.com';
const evidence = 'I bought the shop from Ann';

const claim = (email: string, businessId: string) =>
  site.owner(email, 'POST', 'claims', { businessId, evidence });
const approve = ({ id }: { id: string }) =>
  site.staff('POST', `claims/${id}/decision`, { decision: 'approved' });
const transaction = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
  service().app.get(DataSource).transaction(work);

function deleteAccount(manager: EntityManager, email: string): Promise<void> {
  const event = { id: randomUUID(), email };
  const handler = service().app.get(RemoveOwnerWhenOwnerDeleted, { strict: false });
  return handler.handle(manager, event, createEvent('auth', ownerDeleted, event));
}
const peopleOf = (businessId: string) =>
  database().query('select email, role from business_members where business_id = $1 order by 1', [
    businessId,
  ]);

test('a claim that is sent while its proof is handled does not deadlock', async () => {
  const { id } = await site.business({ contactEmail: ann });
  // Wrapped in an object: returning the promises themselves would make the transaction wait for them.
  const { proof, claimed } = await transaction(async (manager) => {
    await lockPeople(manager, id);
    const proves = site.owner(ann, 'POST', 'claims/address', { businessId: id });
    await untilWaiting(harness, 1);
    const claims = claim(ann, id);
    await untilWaiting(harness, 2);
    return { proof: proves, claimed: claims };
  });
  expect((await proof).status).toBe(200);
  expect((await claimed).status).toBe(409);
  expect(await readJson(site.owner(ann, 'GET', 'claims'))).toMatchObject([{ status: 'approved' }]);
});

test('a claim whose account is deleted while the staff approve it is removed', async () => {
  const { id } = await site.business();
  const open = await readJson<OwnerClaim>(claim(bob, id));
  const { decision } = await transaction(async (manager) => {
    await deleteAccount(manager, bob);
    const decides = approve(open);
    await untilWaiting(harness, 1);
    return { decision: decides };
  });
  expect((await decision).status).toBe(404);
  expect(await peopleOf(id)).toEqual([]);
});

test('the claim of an invited person who is leaving is approved without a deadlock', async () => {
  const { id } = await site.ownedBusiness(ann);
  const open = await readJson<OwnerClaim>(claim(bob, id));
  await readJson(site.owner(ann, 'POST', `listings/${id}/people`, { email: bob }));
  const { decision, deletion } = await transaction(async (manager) => {
    await lockPeople(manager, id);
    const decides = approve(open);
    await untilWaiting(harness, 1);
    const deletes = transaction((other) => deleteAccount(other, bob));
    await untilWaiting(harness, 2);
    return { decision: decides, deletion: deletes };
  });
  const [decided, deleted] = await Promise.allSettled([decision, deletion]);
  expect(decided).toMatchObject({ value: { status: 200 } });
  expect(deleted).toMatchObject({ status: 'fulfilled' });
  expect(await peopleOf(id)).toEqual([{ email: ann, role: 'owner' }]);
});

test('inviting a person while the staff approve a claim of the same business does not deadlock', async () => {
  const { id } = await site.ownedBusiness(ann);
  const open = await readJson<OwnerClaim>(claim(bob, id));
  const { decision, invitation } = await transaction(async (manager) => {
    await lockPeople(manager, id);
    const invites = site.owner(ann, 'POST', `listings/${id}/people`, { email: 'cy@example.com' });
    await untilWaiting(harness, 1);
    const decides = approve(open);
    await untilWaiting(harness, 2);
    return { decision: decides, invitation: invites };
  });
  expect((await invitation).status).toBe(201);
  expect((await decision).status).toBe(200);
});

test("a handover during the deletion of the owner's account does not deadlock", async () => {
  const { id } = await site.ownedBusiness(ann);
  const open = await readJson<OwnerClaim>(claim(bob, id));
  await readJson(approve(open));
  const people = await readJson<{ id: string; email: string }[]>(
    site.owner(ann, 'GET', `listings/${id}/people`),
  );
  const next = people.find(({ email }) => email === bob)!;
  const { handover, deletion } = await transaction(async (manager) => {
    await lockPeople(manager, id);
    const hands = site.owner(ann, 'POST', `listings/${id}/people/${next.id}/owner`);
    await untilWaiting(harness, 1);
    const deletes = transaction((other) => deleteAccount(other, ann));
    await untilWaiting(harness, 2);
    return { handover: hands, deletion: deletes };
  });
  const [handed, deleted] = await Promise.allSettled([handover, deletion]);
  expect(handed).toMatchObject({ value: { status: 200 } });
  expect(deleted).toMatchObject({ status: 'fulfilled' });
  expect(await peopleOf(id)).toEqual([{ email: bob, role: 'owner' }]);
});
