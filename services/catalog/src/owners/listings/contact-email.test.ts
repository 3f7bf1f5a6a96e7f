import { randomUUID } from 'node:crypto';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address, database, service } = harness;
const site = new OwnerSite(harness, auth);

const desk = (id: string) =>
  readJson<Record<string, unknown>>(site.staff('GET', `businesses/${id}`));
const auditOf = async (id: string) =>
  JSON.stringify(
    await database().query(
      `select event from outbox where subject = 'catalog.audited.v1'
       and event -> 'data' ->> 'id' = $1`,
      [id],
    ),
  );

test('the mail on record is for staff only', async () => {
  const email = 'private@pieshop.example';
  const name = `Aaa private ${randomUUID()}`;
  const { id, slug } = await site.ownedBusiness('owner@example.com', {
    name,
    contactEmail: ' Private@Pieshop.example ',
  });
  expect(await desk(id)).toMatchObject({ contactEmail: email });
  const paths = [
    '/api/businesses',
    `/api/businesses/${id}`,
    `/api/directory/${slug}`,
    `/api/search?q=${encodeURIComponent(email)}`,
    `/api/search?q=${encodeURIComponent(name)}`,
  ];
  for (const path of paths) expect(await (await fetch(address(path))).text()).not.toContain(email);
  const owned = await site.owner('owner@example.com', 'GET', `listings/${id}`);
  expect(await owned.text()).not.toContain(email);
  expect(await auditOf(id)).not.toContain(email);
  const [row] = await database().query<{ row: unknown }>(
    'select to_jsonb(b) as row from businesses b where id = $1',
    [id],
  );
  expect(JSON.stringify(row)).not.toContain(email);
});

test('an owner can neither change nor delete the mail on record', async () => {
  const email = 'kept@pieshop.example';
  const owner = 'kept-owner@example.com';
  const { id } = await site.ownedBusiness(owner, { contactEmail: email });
  const forged = { description: 'Open again', contactEmail: owner };
  await site.owner(owner, 'PUT', `listings/${id}`, forged, 1);
  await site.owner(owner, 'PUT', `listings/${id}`, { description: 'Open again' }, 1);
  expect(await desk(id)).toMatchObject({ contactEmail: email, description: 'Open again' });
});

test('an invalid mail on record is refused, and a valid one is exported and imported', async () => {
  const wrong = await site.staff('POST', 'businesses', {
    name: 'Wrong',
    category: 'retail',
    state: 'published',
    contactEmail: 'nobody',
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('contactEmail');
  const { id } = await site.business({ contactEmail: 'carried@pieshop.example' });
  const exported = await (await site.staff('GET', 'businesses/export.csv')).text();
  expect(exported.split('\n')[0]).toContain('contactEmail');
  expect(exported).toContain('carried@pieshop.example');
  expect((await fetch(address('/api/admin/businesses/export.csv'))).status).toBe(401);
  expect(await desk(id)).toMatchObject({ contactEmail: 'carried@pieshop.example' });
});

test('an erasure empties the mail on record and keeps the business', async () => {
  const email = 'leaves@pieshop.example';
  const { id, version } = await site.business({ contactEmail: email });
  await readJson(site.staff('PUT', `businesses/${id}`, { description: 'New' }, version));
  const personalData = service().app.get(PersonalData, { strict: false });
  const held = await personalData.export(email);
  expect(held).toMatchObject({ records: [{ id }] });
  expect(held['record_versions']).toHaveLength(2);
  await service()
    .app.get(DataSource)
    .transaction((manager) => personalData.erase(manager, randomUUID(), emailHash(email)));
  expect(await personalData.export(email)).toEqual({});
  expect(await desk(id)).toMatchObject({ contactEmail: null, description: 'New' });
});
