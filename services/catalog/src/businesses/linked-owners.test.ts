import { randomUUID } from 'node:crypto';
import type { Business } from '@town/contracts/businesses/record';
import { ownerDeleted } from '@town/contracts/owners/events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { Approvals } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';
import { publishEvent } from '../testing/publish-event.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);
const approvals = new Approvals(harness);

/** An application, with the address of its applicant. */
const anApplication = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
type Application = ReturnType<typeof anApplication>;

async function roleOf({ email }: Application, businessId: string): Promise<string | undefined> {
  const [member] = await harness
    .database()
    .query<{ role: string }>(
      'select role from business_members where business_id = $1 and email = $2',
      [businessId, email],
    );
  return member?.role;
}

/** Approves an application, which creates a business. */
async function created(application: Application): Promise<Business> {
  await approvals.approve(application);
  const all = await harness.read<Business[]>('/api/businesses');
  return all.find(({ name }) => name === `Applied ${application.id}`)!;
}

/** Approves applications with one business of the directory, in this order. */
async function linked(...applications: Application[]): Promise<string> {
  const { id: existingBusinessId } = await site.business();
  for (const each of applications) await approvals.approve({ ...each, existingBusinessId });
  return existingBusinessId;
}

test('a business that stays for a linked application gets its applicant as the owner', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  await approvals.approve({ ...other, existingBusinessId: id });
  expect(await roleOf(other, id)).toBeUndefined();
  await approvals.undo(creator.id);
  expect(await roleOf(creator, id)).toBeUndefined();
  expect(await roleOf(other, id)).toBe('owner');
});

test('an undo archives a business that a process of the release before has created', async () => {
  const application = anApplication();
  const { id } = await created(application);
  await harness
    .database()
    .query('delete from applicants where application_id = $1', [application.id]);
  await approvals.undo(application.id);
  const left = await harness.read<Business[]>('/api/businesses');
  expect(left.map((each) => each.id)).not.toContain(id);
});

test('a creator who is approved again becomes the owner when the other application is undone', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.undo(creator.id);
  await approvals.approve({ ...creator, approval: 2 });
  expect(await roleOf(creator, id)).toBeUndefined();
  await approvals.undo(other.id);
  expect(await roleOf(other, id)).toBeUndefined();
  expect(await roleOf(creator, id)).toBe('owner');
});

test('the next applicant becomes the owner, in whatever order approvals are undone', async () => {
  const [first, second] = [anApplication(), anApplication()];
  const id = await linked(first, second);
  await approvals.undo(first.id);
  expect(await roleOf(first, id)).toBeUndefined();
  expect(await roleOf(second, id)).toBe('owner');
  await approvals.undo(second.id);
  expect(await roleOf(second, id)).toBeUndefined();
});

test('an owner who claimed the business stays when an approval is undone', async () => {
  const [first, second] = [anApplication(), anApplication()];
  const { id } = await site.ownedBusiness('claimed@example.com');
  for (const each of [first, second]) {
    await approvals.approve({ ...each, existingBusinessId: id });
  }
  await approvals.undo(first.id);
  expect((await site.listing('claimed@example.com', id)).role).toBe('owner');
  expect(await roleOf(second, id)).toBeUndefined();
});

test('an applicant who has deleted the account, or was erased, is not made the owner later', async () => {
  const [first, second, third] = [anApplication(), anApplication(), anApplication()];
  const id = await linked(first, second, third);
  const deleted = { id: randomUUID(), email: second.email };
  await publishEvent(harness.nats(), ownerDeleted, deleted);
  await eventually(async () => {
    const rows = await harness
      .database()
      .query('select 1 from applicants where applicant = $1', [second.email]);
    expect(rows).toEqual([]);
  });
  const personalData = harness.service().app.get(PersonalData, { strict: false });
  expect(await personalData.export(third.email)).toMatchObject({
    applicants: [{ applicant: third.email }],
  });
  await harness
    .service()
    .app.get(DataSource)
    .transaction((manager) => personalData.erase(manager, randomUUID(), emailHash(third.email)));
  await approvals.undo(first.id);
  expect(
    await harness.database().query('select 1 from business_members where business_id = $1', [id]),
  ).toEqual([]);
});

const isShown = async (id: string) =>
  (await harness.read<Business[]>('/api/businesses')).some((each) => each.id === id);

test('a process of the release before finds no link of a created business, and can undo its approval', async () => {
  const application = anApplication();
  const { id } = await created(application);
  expect(
    await harness
      .database()
      .query('select 1 from linked_applications where business_id = $1', [id]),
  ).toEqual([]);
});

test('an applicant whom a process of the release before has removed does not become the owner', async () => {
  const [first, second] = [anApplication(), anApplication()];
  const { id } = await site.ownedBusiness('former@example.com');
  for (const each of [first, second]) {
    await approvals.approve({ ...each, existingBusinessId: id });
  }
  // What its undo of the second approval does.
  await harness
    .database()
    .query('delete from linked_applications where application_id = $1', [second.id]);
  await harness.database().query('delete from business_members where business_id = $1', [id]);
  await approvals.undo(first.id);
  expect(await roleOf(second, id)).toBeUndefined();
});

test('a created business is archived with the last application that is for it', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.undo(creator.id);
  expect(await isShown(id)).toBe(true);
  await approvals.undo(other.id);
  expect(await isShown(id)).toBe(false);
});

test('a created business stays for its own application when a linked one is undone', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.undo(other.id);
  expect(await isShown(id)).toBe(true);
  expect(await roleOf(creator, id)).toBe('owner');
});

test('a business that staff have restored stays when its application gets another one', async () => {
  const application = anApplication();
  const { id } = await created(application);
  await approvals.undo(application.id);
  await readJson(site.staff('POST', `businesses/${id}/unarchive`, {}));
  await readJson(site.staff('POST', `businesses/${id}/publish`, {}));
  const { id: existingBusinessId } = await site.business();
  await approvals.approve({ ...application, approval: 2, existingBusinessId });
  expect(await isShown(id)).toBe(true);
});

test('a business that staff have restored stays when another application leaves it', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  await approvals.undo(creator.id);
  await readJson(site.staff('POST', `businesses/${id}/unarchive`, {}));
  await readJson(site.staff('POST', `businesses/${id}/publish`, {}));
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.undo(other.id);
  expect(await isShown(id)).toBe(true);
});

test('people whom an applicant has invited stay while another application of the applicant stays', async () => {
  const [first, invited] = [anApplication(), anApplication()];
  const second = { ...first, id: randomUUID() };
  const id = await linked(first, second);
  for (const { email } of [invited, anApplication()]) {
    await readJson(site.owner(first.email, 'POST', `listings/${id}/people`, { email }));
  }
  await approvals.approve({ ...invited, existingBusinessId: id });
  await approvals.undo(first.id);
  await approvals.undo(invited.id);
  const people = await harness
    .database()
    .query('select 1 from business_members where business_id = $1', [id]);
  expect(people).toHaveLength(3);
});

test('an undo leaves the owner whose link a process of the release before has stored', async () => {
  const first = anApplication();
  const second = { ...first, id: randomUUID() };
  const id = await linked(first);
  await harness.database().query('delete from applicants where application_id = $1', [first.id]);
  await approvals.approve({ ...second, existingBusinessId: id });
  await approvals.undo(second.id);
  expect(await roleOf(first, id)).toBe('owner');
});

test('the applicant of the approval becomes the owner, not one who has waited for longer', async () => {
  const [first, second] = [anApplication(), anApplication()];
  const { id } = await site.ownedBusiness('left@example.com');
  await approvals.approve({ ...first, existingBusinessId: id });
  await harness.database().query('delete from business_members where business_id = $1', [id]);
  await approvals.approve({ ...second, existingBusinessId: id });
  expect(await roleOf(second, id)).toBe('owner');
  expect(await roleOf(first, id)).toBeUndefined();
});

test('an applicant who has sold the business does not become its owner again', async () => {
  const [seller, other] = [anApplication(), anApplication()];
  const buyer = anApplication();
  const id = await linked(seller, other);
  const claim = await readJson<{ id: string }>(
    site.owner(buyer.email, 'POST', 'claims', { businessId: id, evidence: 'I have bought it' }),
  );
  const decision = { decision: 'approved', replacesOwner: seller.email };
  await readJson(site.staff('POST', `claims/${claim.id}/decision`, decision));
  await harness.database().query('delete from business_members where business_id = $1', [id]);
  await approvals.undo(other.id);
  expect(await roleOf(seller, id)).toBeUndefined();
});

test('an applicant who was invited by a wrong one becomes the owner by the own application', async () => {
  const [wrong, right] = [anApplication(), anApplication()];
  const id = await linked(wrong);
  const invitation = { email: right.email };
  await readJson(site.owner(wrong.email, 'POST', `listings/${id}/people`, invitation));
  await approvals.approve({ ...right, existingBusinessId: id });
  await approvals.undo(wrong.id);
  expect(await roleOf(wrong, id)).toBeUndefined();
  expect(await roleOf(right, id)).toBe('owner');
  await approvals.undo(right.id);
  expect(await roleOf(right, id)).toBeUndefined();
});

test('an undo leaves a member whose claim was approved before', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created({ ...creator, email: 'nobody@example.com' });
  await harness.database().query('delete from business_members where business_id = $1', [id]);
  await site.claimed(creator.email, id);
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.approve({ ...creator, approval: 2 });
  await approvals.undo(creator.id, 2);
  expect(await roleOf(creator, id)).toBe('owner');
});

test('an undo removes the creator who came back after an approval with another business', async () => {
  const [creator, other] = [anApplication(), anApplication()];
  const { id } = await created(creator);
  const { id: wrong } = await site.business();
  await approvals.undo(creator.id);
  await approvals.approve({ ...creator, approval: 2, existingBusinessId: wrong });
  await approvals.undo(creator.id, 2);
  await approvals.approve({ ...creator, approval: 3 });
  expect(await roleOf(creator, id)).toBe('owner');
  await approvals.approve({ ...other, existingBusinessId: id });
  await approvals.undo(creator.id, 3);
  expect(await roleOf(creator, id)).toBeUndefined();
  expect(await roleOf(other, id)).toBe('owner');
});
