import { randomUUID } from 'node:crypto';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted } from '@town/contracts/owners/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource, type EntityManager } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { RemoveOwnerWhenOwnerDeleted } from './remove-owner-when-owner-deleted.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';
const bob = 'bob@example.com';

/** A business of Ann's that Bob claims. */
async function claimedByBob(): Promise<{ businessId: string; claimId: string }> {
  const { id: businessId } = await site.ownedBusiness(ann);
  const claim = { businessId, evidence: 'I bought the shop from Ann' };
  const { id } = await readJson<{ id: string }>(site.owner(bob, 'POST', 'claims', claim));
  return { businessId, claimId: id };
}

const approve = (claimId: string) =>
  site.staff('POST', `claims/${claimId}/decision`, { decision: 'approved' });

function deleteAnn(manager: EntityManager): Promise<void> {
  const event = { id: randomUUID(), email: ann };
  const handler = harness.service().app.get(RemoveOwnerWhenOwnerDeleted, { strict: false });
  return handler.handle(manager, event, createEvent('auth', ownerDeleted, event));
}

const peopleOf = (businessId: string) =>
  harness
    .database()
    .query('select email, role from business_members where business_id = $1', [businessId]);

test('a claim that is approved while the owner leaves gives the business its next owner', async () => {
  const { businessId, claimId } = await claimedByBob();
  const dataSource = harness.service().app.get(DataSource);
  // In an object: otherwise the transaction would wait for the decision.
  const { decision } = await dataSource.transaction(async (manager) => {
    await deleteAnn(manager);
    let isDecided = false;
    const begun = approve(claimId).finally(() => {
      isDecided = true;
    });
    await eventually(async () => {
      const waiting = await harness.database().query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isDecided || waiting.length > 0).toBe(true);
    });
    return { decision: begun };
  });
  expect((await decision).status).toBe(200);
  expect(await peopleOf(businessId)).toEqual([{ email: bob, role: 'owner' }]);
});

test('whose claim was approved has signed in, and follows the owner who leaves', async () => {
  const { businessId, claimId } = await claimedByBob();
  expect((await approve(claimId)).status).toBe(200);
  await harness.service().app.get(DataSource).transaction(deleteAnn);
  expect(await peopleOf(businessId)).toEqual([{ email: bob, role: 'owner' }]);
});
