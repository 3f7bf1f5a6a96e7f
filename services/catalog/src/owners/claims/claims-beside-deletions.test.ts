import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type EntityManager } from 'typeorm';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';
import { RemoveOwnerWhenOwnerDeleted } from '../people/remove-owner-when-owner-deleted.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';
const bob = 'bob@example.com';

/** Creates a business that Ann owns and Bob claims. */
async function claimedByBob(): Promise<{ businessId: string; claimId: string }> {
  const { id: businessId } = await site.ownedBusiness(ann);
  const claim = { businessId, evidence: 'I bought the shop from Ann' };
  const { id } = await readJson<{ id: string }>(site.owner(bob, 'POST', 'claims', claim));
  return { businessId, claimId: id };
}

const approve = (claimId: string) =>
  site.staff('POST', `claims/${claimId}/decision`, { decision: 'approved' });

function deleteAccount(manager: EntityManager, email: string, id: string): Promise<void> {
  const event = { id, email };
  const handler = harness.service().app.get(RemoveOwnerWhenOwnerDeleted, { strict: false });
  return handler.handle(manager, event, createEvent('auth', ownerDeleted, event));
}

const deleteAnn = (manager: EntityManager) => deleteAccount(manager, ann, randomUUID());

const peopleOf = (businessId: string) =>
  harness
    .database()
    .query('select email, role from business_members where business_id = $1', [businessId]);

const waitingStatements = () =>
  harness.database().query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );

test('a claim that is approved while the owner leaves makes the claimant the owner', async () => {
  const { businessId, claimId } = await claimedByBob();
  const dataSource = harness.service().app.get(DataSource);
  // Wrapped in an object: returning the promise itself would make the transaction wait for the decision.
  const { decision } = await dataSource.transaction(async (manager) => {
    await deleteAnn(manager);
    let isDecided = false;
    const begun = approve(claimId).finally(() => {
      isDecided = true;
    });
    await eventually(async () => {
      const waiting = await waitingStatements();
      expect(isDecided || waiting.length > 0).toBe(true);
    });
    return { decision: begun };
  });
  expect((await decision).status).toBe(200);
  expect(await peopleOf(businessId)).toEqual([{ email: bob, role: 'owner' }]);
});

test('a claimant has signed in, so an approved one becomes the owner when the owner leaves', async () => {
  const { businessId, claimId } = await claimedByBob();
  expect((await approve(claimId)).status).toBe(200);
  await harness.service().app.get(DataSource).transaction(deleteAnn);
  expect(await peopleOf(businessId)).toEqual([{ email: bob, role: 'owner' }]);
});

test.each(['claims', 'claims/address'])(
  'a request to %s that waits while its account is deleted is not stored',
  async (call) => {
    const email = `claimant-${randomUUID()}@example.com`;
    const claim = async () => {
      const { id: businessId } = await site.business({ contactEmail: email });
      return { businessId, evidence: 'I read the mail of the shop' };
    };
    const requests = () =>
      harness
        .database()
        .query<{ account: string }>(
          'select owner_id as account from owner_requests where email = $1',
          [email],
        );
    await site.owner(email, 'POST', 'claims', await claim());
    const [earlier] = await requests();
    const waiting = await claim();
    const dataSource = harness.service().app.get(DataSource);
    // Wrapped in an object: returning the promise itself would make the transaction wait for the response.
    const { answer } = await dataSource.transaction(async (manager) => {
      await manager.query('select 1 from records where id = $1 for update', [waiting.businessId]);
      const begun = site.owner(email, 'POST', call, waiting);
      await eventually(async () => expect(await waitingStatements()).not.toEqual([]));
      await dataSource.transaction((other) => deleteAccount(other, email, earlier!.account));
      return { answer: begun };
    });
    expect((await answer).status).toBe(401);
    expect(await requests()).toEqual([]);
    expect(await peopleOf(waiting.businessId)).toEqual([]);
  },
);
