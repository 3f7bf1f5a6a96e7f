import { randomUUID } from 'node:crypto';
import type { Business } from '@town/contracts/businesses/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { ListingPerson } from '@town/contracts/owners/people';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { Approvals } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);
const approvals = new Approvals(harness);

const somebody = (name: string) => `${name}-${randomUUID()}@example.com`;
const stateOf = async (id: string) =>
  (await readJson<ManagedRecord>(site.staff('GET', `businesses/${id}`))).state;
const mayEdit = async (email: string, id: string) =>
  (await site.owner(email, 'GET', `listings/${id}`)).status === 200;

async function createdFor(applicationId: string): Promise<Business> {
  const all = await harness.read<Business[]>('/api/businesses');
  return all.find(({ name }) => name === `Applied ${applicationId}`)!;
}

test('a business stays while another approved application is for it', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await approvals.approve({ id: first });
  const { id } = await createdFor(first);
  await approvals.approve({ id: second, existingBusinessId: id });
  await approvals.undo(first);
  expect(await stateOf(id)).toBe('published');
});

test('a created business is archived when the approval with another one arrives before its undo', async () => {
  const { id: existing } = await site.business();
  const id = randomUUID();
  await approvals.approve({ id });
  const created = await createdFor(id);
  await approvals.approve({ id, approval: 2, existingBusinessId: existing });
  await approvals.undo(id, 1);
  expect(await stateOf(created.id)).toBe('archived');
  expect(await stateOf(existing)).toBe('published');
});

test('a second choice takes back what the first one gave, also before its undo arrives', async () => {
  const [wrong, right] = [await site.business(), await site.business()];
  const [id, email] = [randomUUID(), somebody('applicant')];
  await approvals.approve({ id, existingBusinessId: wrong.id, email });
  await approvals.approve({ id, approval: 2, existingBusinessId: right.id, email });
  await approvals.undo(id, 1);
  expect(await mayEdit(email, wrong.id)).toBe(false);
  expect(await mayEdit(email, right.id)).toBe(true);
});

test('an undo takes back the access of those whom the applicant has invited', async () => {
  const { id: businessId } = await site.business();
  const [id, email, friend] = [randomUUID(), somebody('applicant'), somebody('friend')];
  await approvals.approve({ id, existingBusinessId: businessId, email });
  await readJson(site.owner(email, 'POST', `listings/${businessId}/people`, { email: friend }));
  expect(await mayEdit(friend, businessId)).toBe(true);
  await approvals.undo(id);
  expect(await mayEdit(email, businessId)).toBe(false);
  expect(await mayEdit(friend, businessId)).toBe(false);
});

test('the owner is told when an undo takes a manager away', async () => {
  const { id: businessId } = await site.business();
  const [id, applicant, buyer] = [randomUUID(), somebody('applicant'), somebody('buyer')];
  await approvals.approve({ id, existingBusinessId: businessId, email: applicant });
  await site.claimed(buyer, businessId);
  const people = await readJson<ListingPerson[]>(
    site.owner(buyer, 'GET', `listings/${businessId}/people`),
  );
  const self = people.find(({ isYou }) => isYou)!;
  await readJson(site.owner(applicant, 'POST', `listings/${businessId}/people/${self.id}/owner`));
  await approvals.undo(id);
  expect(await mayEdit(applicant, businessId)).toBe(false);
  const told = await harness.database().query(
    `select event -> 'data' ->> 'email' as email, event -> 'data' ->> 'change' as change from outbox
     where subject = 'catalog.listing-manager-changed.v1' and event -> 'data' ->> 'businessId' = $1
     order by position`,
    [businessId],
  );
  expect(told).toEqual([
    { email: applicant, change: 'added' },
    { email: buyer, change: 'removed' },
  ]);
});

test('an applicant keeps the access that another approved application gives', async () => {
  const { id: existingBusinessId } = await site.business();
  const [first, second, email] = [randomUUID(), randomUUID(), somebody('applicant')];
  await approvals.approve({ id: first, existingBusinessId, email });
  await approvals.approve({ id: second, existingBusinessId, email });
  await approvals.undo(first);
  expect(await mayEdit(email, existingBusinessId)).toBe(true);
  await approvals.undo(second);
  expect(await mayEdit(email, existingBusinessId)).toBe(false);
});
