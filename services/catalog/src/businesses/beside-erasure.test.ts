import { randomUUID } from 'node:crypto';
import type { OwnerClaim } from '@town/contracts/owners/claims';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { DataSource, type EntityManager } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { Approvals } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';
import { untilWaiting } from '../testing/until-waiting.js';
import { ArchiveBusinessWhenApprovalUndone } from './archive-business-when-approval-undone.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);
const approvals = new Approvals(harness);

const transaction = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
  service().app.get(DataSource).transaction(work);

const erase = (email: string) =>
  transaction((manager) =>
    service()
      .app.get(PersonalData, { strict: false })
      .erase(manager, randomUUID(), emailHash(email)),
  );

const undo = (id: string) =>
  transaction((manager) =>
    service()
      .app.get(ArchiveBusinessWhenApprovalUndone, { strict: false })
      .handle(manager, { id, approval: 1 }),
  );

/** Erases an address and undoes an approval while the membership of the address is locked. */
async function meet(email: string, applicationId: string): Promise<unknown[]> {
  // Wrapped in an object: returning the promises themselves would make the transaction wait for them.
  const { both } = await transaction(async (manager) => {
    await manager.query('select 1 from business_members where email = $1 for update', [email]);
    const erasure = erase(email);
    await untilWaiting(harness, 1);
    const undoing = undo(applicationId);
    await untilWaiting(harness, 2);
    return { both: [erasure, undoing] };
  });
  return Promise.allSettled(both);
}

const anApplication = () => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });
const peopleOf = (businessId: string) =>
  database().query('select 1 from business_members where business_id = $1', [businessId]);
const bothDone = [
  { status: 'fulfilled', value: undefined },
  { status: 'fulfilled', value: undefined },
];

test('the erasure of an applicant whose address is on record does not deadlock with the undo', async () => {
  const applicant = anApplication();
  const { id } = await site.business({ contactEmail: applicant.email });
  await approvals.approve({ ...applicant, existingBusinessId: id });
  expect(await meet(applicant.email, applicant.id)).toEqual(bothDone);
  expect(await peopleOf(id)).toEqual([]);
});

test('the erasure of an invited applicant does not deadlock with the undo of the one who invited', async () => {
  const [first, invited] = [anApplication(), anApplication()];
  const { id } = await site.business();
  await approvals.approve({ ...first, existingBusinessId: id });
  const person = { email: invited.email };
  await readJson(site.owner(first.email, 'POST', `listings/${id}/people`, person));
  await approvals.approve({ ...invited, existingBusinessId: id });
  expect(await meet(invited.email, first.id)).toEqual(bothDone);
  expect(await peopleOf(id)).toEqual([]);
});

test('the erasure of a claimant whose address is on record does not deadlock with the decision', async () => {
  const { email } = anApplication();
  const { id } = await site.business({ contactEmail: email });
  const sent = { businessId: id, evidence: 'My name is on the door' };
  const claim = await readJson<OwnerClaim>(site.owner(email, 'POST', 'claims', sent));
  const { both } = await transaction(async (manager) => {
    await manager.query('select 1 from records where id = $1 for update', [id]);
    const decides = site.staff('POST', `claims/${claim.id}/decision`, { decision: 'approved' });
    await untilWaiting(harness, 1);
    const erasure = erase(email);
    await untilWaiting(harness, 2);
    return { both: Promise.all([decides, erasure]) };
  });
  const [decision] = await both;
  expect(decision.status).toBe(200);
  expect(await peopleOf(id)).toEqual([]);
});
