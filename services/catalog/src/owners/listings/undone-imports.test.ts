import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { Batch } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { CreateBusinessWhenAdvertiserApproved } from '../../businesses/create-business-when-advertiser-approved.js';
import { catalogService } from '../../catalog-service.js';
import { businesses, deskClient } from '../../testing/desk-client.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const desk = deskClient(harness, auth);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';

/** Imports a business from a file. */
async function imported(name: string) {
  const body = `name,category,state\n${name},food,published`;
  const { batchId } = await readJson<Batch>(desk.call('POST', `${businesses}/import`, { body }));
  const [record] = await desk.send<ManagedRecord[]>('GET', `${businesses}?q=${name}`);
  const undo = () => desk.call('POST', `/api/admin/batches/${batchId}/undo`);
  return { id: record!.id, undo };
}

test('undoing an import does not delete a business that has an owner by now', async () => {
  const { id, undo } = await imported('Pie Shop');
  await site.claimed(ann, id);
  const refused = await undo();
  expect(refused.status).toBe(409);
  const message = '"Pie Shop" is in use by its owner. Nothing was undone.';
  expect(await refused.json()).toMatchObject({ message });
  expect(await site.listing(ann, id)).toMatchObject({ name: 'Pie Shop' });
});

test('undoing an import does not delete a business that somebody claims', async () => {
  const { id, undo } = await imported('Kite Shop');
  const evidence = 'Call me at the number on record';
  await readJson(site.owner(ann, 'POST', 'claims', { businessId: id, evidence }));
  expect((await undo()).status).toBe(409);
});

test('undoing an import does not delete a business that an application is linked with', async () => {
  const { id, undo } = await imported('Linked Shop');
  const application = advertiserApproved.data.parse({
    id: randomUUID(),
    businessName: 'Linked Shop',
    businessType: 'retail',
    businessDescription: null,
    businessAddress: null,
    businessWebsite: null,
    phone: '830-555-0100',
    existingBusinessId: id,
  });
  const approved = createEvent('advertising', advertiserApproved, application);
  const { app } = harness.service();
  const handler = app.get(CreateBusinessWhenAdvertiserApproved, { strict: false });
  await app
    .get(DataSource)
    .transaction((manager) => handler.handle(manager, application, approved));
  expect((await undo()).status).toBe(409);
  expect(await harness.read(`/api/businesses/${id}`)).toMatchObject({ name: 'Linked Shop' });
});

test('a record that an undo deletes is listed in the audit log', async () => {
  const { id, undo } = await imported('Short Lived');
  expect((await undo()).status).toBe(200);
  const [entry] = await harness.database().query<{ data: unknown }>(
    `select event -> 'data' as data from outbox where subject = 'catalog.audited.v1'
       and event -> 'data' ->> 'id' = $1 and event -> 'data' ->> 'action' = 'delete'`,
    [id],
  );
  expect(entry?.data).toMatchObject({ actor: 'editor@example.com', kind: 'businesses' });
});
