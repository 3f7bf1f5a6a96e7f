import { randomUUID } from 'node:crypto';
import type { OwnerClaim } from '@town/contracts/owners/claims';
import type { ListingPerson } from '@town/contracts/owners/people';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const somebody = (name: string) => `${name}-${randomUUID()}@example.com`;

/** A business that was sold, and the pending claim of its buyer. */
async function sold() {
  const [seller, buyer] = [somebody('seller'), somebody('buyer')];
  const { id } = await site.ownedBusiness(seller, { contactEmail: seller });
  const evidence = 'I have bought this shop';
  const claim = await readJson<{ id: string }>(
    site.owner(buyer, 'POST', 'claims', { businessId: id, evidence }),
  );
  return { id, seller, buyer, claimId: claim.id };
}

const approve = (claimId: string, replacesOwner: string) =>
  site.staff('POST', `claims/${claimId}/decision`, { decision: 'approved', replacesOwner });

const people = async (email: string, id: string) =>
  (await readJson<ListingPerson[]>(site.owner(email, 'GET', `listings/${id}/people`))).map(
    ({ email: address, role }) => [address, role],
  );

const mailed = (email: string) =>
  harness.database().query<{ change: string }>(
    `select event -> 'data' ->> 'change' as change from outbox
     where subject = 'catalog.listing-person-changed.v1' and event -> 'data' ->> 'email' = $1`,
    [email],
  );

test('the buyer of a business becomes its owner, and the seller loses access and is told', async () => {
  const { id, seller, buyer, claimId } = await sold();
  const employee = somebody('employee');
  await readJson(site.owner(seller, 'POST', `listings/${id}/people`, { email: employee }));
  const { waiting } = await site.listing(seller, id);
  expect(waiting).toEqual({});
  const shown = await readJson<{ id: string; onRecord: { owner: string } }[]>(
    site.staff('GET', 'claims'),
  );
  expect(shown.find((each) => each.id === claimId)?.onRecord.owner).toBe(seller);
  expect((await approve(claimId, seller)).status).toBe(200);
  expect(await people(buyer, id)).toEqual([
    [buyer, 'owner'],
    [employee, 'manager'],
  ]);
  expect((await site.owner(seller, 'GET', `listings/${id}`)).status).toBe(404);
  expect(await mailed(seller)).toEqual([{ change: 'removed' }]);
});

test('the claims of a seller and of a buyer say who manages the business now', async () => {
  const [seller, buyer] = [somebody('seller'), somebody('buyer')];
  const { id } = await site.business();
  await site.claimed(seller, id);
  const claim = { businessId: id, evidence: 'I have bought this shop' };
  const bought = await readJson<OwnerClaim>(site.owner(buyer, 'POST', 'claims', claim));
  const own = (email: string) => readJson<OwnerClaim[]>(site.owner(email, 'GET', 'claims'));
  expect(await own(seller)).toMatchObject([{ status: 'approved', manages: true }]);
  expect(await own(buyer)).toMatchObject([{ status: 'pending', manages: false }]);
  await readJson(approve(bought.id, seller));
  expect(await own(seller)).toMatchObject([{ status: 'approved', manages: false }]);
  expect(await own(buyer)).toMatchObject([{ status: 'approved', manages: true }]);
});

test('a buyer whom the seller has made a manager meanwhile becomes the owner, too', async () => {
  const { id, seller, buyer, claimId } = await sold();
  await readJson(site.owner(seller, 'POST', `listings/${id}/people`, { email: buyer }));
  expect((await approve(claimId, seller)).status).toBe(200);
  expect(await people(buyer, id)).toEqual([[buyer, 'owner']]);
  const [own] = await readJson<ListingPerson[]>(site.owner(buyer, 'GET', `listings/${id}/people`));
  expect(own).toMatchObject({ hasSignedIn: true });
});

test('the address on record becomes that of the buyer, because it proves claims', async () => {
  const { id, seller, buyer, claimId } = await sold();
  await readJson(approve(claimId, seller));
  const business = await readJson(site.staff('GET', `businesses/${id}`));
  expect(business).toMatchObject({ contactEmail: buyer });
});

test('the audit log names a change of hands only where somebody was replaced', async () => {
  const { seller, claimId } = await sold();
  const refusal = { decision: 'refused', replacesOwner: seller };
  await readJson(site.staff('POST', `claims/${claimId}/decision`, refusal));
  const [entry] = await harness.database().query<{ after: object }>(
    `select event -> 'data' -> 'after' as after from outbox
       where subject = 'catalog.audited.v1' and event -> 'data' ->> 'id' = $1`,
    [claimId],
  );
  expect(entry?.after).toEqual({ status: 'refused' });
});

test('a decision about another owner than the clerk has seen is refused and changes nothing', async () => {
  const { id, seller, claimId } = await sold();
  expect((await approve(claimId, somebody('earlier'))).status).toBe(409);
  expect(await people(seller, id)).toEqual([[seller, 'owner']]);
});

test('a change that the seller has sent waits for the buyer', async () => {
  const { id, seller, buyer, claimId } = await sold();
  await readJson(site.owner(seller, 'PUT', `listings/${id}`, { name: 'New Name' }, 1));
  await readJson(approve(claimId, seller));
  expect(await site.listing(buyer, id)).toMatchObject({ waiting: { name: 'New Name' } });
});
