import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import { createEvent } from '@town/contracts/messaging/cloud-event';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { CreateBusinessWhenAdvertiserApproved } from '../businesses/create-business-when-advertiser-approved.js';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { OwnerSuccessions } from './people/owner-successions.js';
import { RequestRetention } from './requests/request-retention.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);
const email = 'ann@example.com';

const personalData = () => service().app.get(PersonalData, { strict: false });

test("an owner's requests are exported and erased, and the listing stays public", async () => {
  const { id } = await site.ownedBusiness(email);
  await site.owner(email, 'PUT', `listings/${id}`, { name: 'Waits', phone: '830-555-0100' }, 1);
  const held = await personalData().export(email);
  expect(held).toMatchObject({
    business_members: [{ email }],
    record_versions: [{ by: email }],
    records: [{ updated_by: email }],
  });
  expect(held['owner_requests']).toHaveLength(2);

  await service()
    .app.get(DataSource)
    .transaction((manager) => personalData().erase(manager, randomUUID(), emailHash(email)));
  expect(Object.keys(await personalData().export(email))).not.toContain('owner_requests');
  expect((await site.owner(email, 'GET', `listings/${id}`)).status).toBe(404);
  expect(await harness.read(`/api/businesses/${id}`)).toMatchObject({ phone: '830-555-0100' });
});

test("an export lists what a person has done, without the content of other people's records", async () => {
  const name = 'Pies of Vera';
  const { id } = await site.business({ name, contactEmail: 'office@pieshop.example' });
  const claim = await site.claimed('asks@example.com', id);
  await readJson(site.staff('POST', 'businesses/bulk', { ids: [id], action: 'unpublish' }));
  const held = await personalData().export('editor@example.com');
  expect(held).toMatchObject({
    record_batches: [{ kind: 'businesses', action: 'unpublish', by: 'editor@example.com' }],
  });
  expect(held['owner_requests']).toContainEqual(
    expect.objectContaining({ id: claim, status: 'approved', decided_by: 'editor@example.com' }),
  );
  expect(held['record_versions']).toContainEqual(
    expect.objectContaining({ record_id: id, kind: 'businesses', action: 'unpublish' }),
  );
  const text = JSON.stringify(held);
  expect(text).not.toContain('pieshop.example');
  expect(text).not.toContain(name);
  expect(text).not.toContain('asks@example.com');
  const asks = await personalData().export('asks@example.com');
  expect(asks['owner_requests']).toMatchObject([{ id: claim, decided_by: 'the town’s office' }]);
  const listed = await personalData().export('office@pieshop.example');
  expect(listed['records']).toMatchObject([{ updated_by: expect.stringMatching(/^somebody/) }]);
  expect(JSON.stringify([asks, listed])).not.toContain('editor@example.com');
});

const erase = (address: string) =>
  service()
    .app.get(DataSource)
    .transaction((manager) => personalData().erase(manager, randomUUID(), emailHash(address)));

test('an approval from before an erasure that arrives after it stores no address', async () => {
  const address = 'Late@example.com';
  const application = advertiserApproved.data.parse({
    id: randomUUID(),
    businessName: 'Late Approval',
    businessType: 'retail',
    businessDescription: null,
    businessAddress: null,
    businessWebsite: null,
    phone: '830-555-0100',
    email: address,
  });
  const approved = createEvent('advertising', advertiserApproved, application);
  await erase(address);
  const handler = service().app.get(CreateBusinessWhenAdvertiserApproved, { strict: false });
  await service()
    .app.get(DataSource)
    .transaction((manager) => handler.handle(manager, application, approved));
  const found = await database().query("select 1 from records where title = 'Late Approval'");
  expect(found).toHaveLength(1);
  expect(await personalData().export(address)).toEqual({});
});

test('the oldest manager who has signed in takes over a business whose owner was erased', async () => {
  const [owner, manager] = ['erased@example.com', 'stays@example.com'];
  const { id } = await site.ownedBusiness(owner);
  await site.owner(owner, 'POST', `listings/${id}/people`, { email: manager });
  await site.owner(manager, 'GET', 'listings');
  await erase(owner);
  const successions = service().app.get(OwnerSuccessions, { strict: false });
  await Promise.all([successions.run(), successions.run()]);
  expect((await site.listing(manager, id)).role).toBe('owner');
  const told = await database().query(
    `select 1 from outbox where event -> 'data' ->> 'change' = 'made-owner'`,
  );
  expect(told).toHaveLength(1);
});

test('a business whose next owner cannot be set does not stop the others', async () => {
  const owner = 'owner-of-two@example.com';
  const owned = await Promise.all([site.ownedBusiness(owner), site.ownedBusiness(owner)]);
  const [broken = '', sound = ''] = owned.map(({ id }) => id).sort();
  for (const id of [broken, sound]) {
    await site.owner(owner, 'POST', `listings/${id}/people`, { email: `next-${id}@example.com` });
    await site.owner(`next-${id}@example.com`, 'GET', 'listings');
  }
  await erase(owner);
  await database().query(`
    create function refuse_owner() returns trigger language plpgsql as $$
    begin
      raise exception 'Nobody for this one';
    end $$;
    create trigger refuse_owner before update on business_members for each row
      when (new.business_id = '${broken}') execute function refuse_owner();
  `);
  await service().app.get(OwnerSuccessions, { strict: false }).run();
  await database().query('drop function refuse_owner cascade');
  expect((await site.listing(`next-${sound}@example.com`, sound)).role).toBe('owner');
});

test('a decided request is kept for a year, and a pending one without limit', async () => {
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
