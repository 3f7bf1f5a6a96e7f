import { randomUUID } from 'node:crypto';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { RequestRetention } from './request-retention.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);
const email = 'ann@example.com';

const personalData = () => service().app.get(PersonalData, { strict: false });

test('what an owner has asked for is shown and erased, and the listing stays public', async () => {
  const { id } = await site.ownedBusiness(email);
  await site.owner(email, 'PUT', `listings/${id}`, { name: 'Waits', phone: '830-555-0100' }, 1);
  const held = await personalData().export(email);
  expect(held).toMatchObject({
    business_members: [{ email }],
    record_versions: [{ by: email }],
  });
  expect(held['owner_requests']).toHaveLength(2);

  await service()
    .app.get(DataSource)
    .transaction((manager) => personalData().erase(manager, randomUUID(), emailHash(email)));
  expect(Object.keys(await personalData().export(email))).not.toContain('owner_requests');
  expect((await site.owner(email, 'GET', `listings/${id}`)).status).toBe(404);
  expect(await harness.read(`/api/businesses/${id}`)).toMatchObject({ phone: '830-555-0100' });
});

test('a decided request is kept for a year, and one that waits for as long as it takes', async () => {
  await database().query('delete from owner_requests');
  const { id } = await site.business();
  const old = `now() - interval '13 months'`;
  for (const [status, decidedAt] of [
    ['approved', old],
    ['refused', 'now()'],
    ['pending', 'null'],
  ]) {
    await database().query(
      `insert into owner_requests (id, kind, business_id, email, fields, status, submitted_at, decided_at)
       values ($1, 'claim', $2, 'old@example.com', '{}', $3, ${old}, ${decidedAt})`,
      [randomUUID(), id, status],
    );
  }
  await service().app.get(RequestRetention, { strict: false }).run();
  const left = await database().query('select status from owner_requests order by status');
  expect(left).toEqual([{ status: 'pending' }, { status: 'refused' }]);
});
