import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { hashMailToken, newMailToken } from './mail-tokens.js';
import { OwnerMailsRetention } from './owner-mails-retention.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { database, service } = harness;
const site = new OwnerSite(harness, auth);

/** Stores a mail that is so many months old. */
async function noteMail(businessId: string, email: string, months = 1): Promise<void> {
  await database().query(
    `insert into owner_mails (business_id, kind, period, email, token_hash, due_at)
     values ($1, 'statistics', '2031-01', $2, $3, now() - make_interval(months => $4))`,
    [businessId, email, hashMailToken(newMailToken()), months],
  );
}

/** Runs the retention job and returns the addresses of the mails about a listing. */
async function left(businessId: string): Promise<(string | null)[]> {
  await service().app.get(OwnerMailsRetention, { strict: false }).run();
  const rows = await database().query<{ email: string | null }>(
    'select email from owner_mails where business_id = $1',
    [businessId],
  );
  return rows.map(({ email }) => email);
}

test('an address with nothing else stored here is removed from its mails, which are not sent again', async () => {
  const { id } = await site.business();
  await noteMail(id, 'gone@example.com');
  expect(await left(id)).toEqual([null]);
});

test('the address of a manager is kept', async () => {
  const email = 'manages@example.com';
  const { id } = await site.business();
  await noteMail(id, email);
  const { id: other } = await site.business();
  await database().query(
    `insert into business_members (id, business_id, email, role, created_at)
     values (gen_random_uuid(), $1, $2, 'manager', now())`,
    [other, email],
  );
  expect(await left(id)).toEqual([email]);
});

test('the address of a claimant is kept', async () => {
  const email = 'asks@example.com';
  const { id: businessId } = await site.business();
  await noteMail(businessId, email);
  const claim = { businessId, evidence: 'Call me at the number on record' };
  await readJson(site.owner(email, 'POST', 'claims', claim));
  expect(await left(businessId)).toEqual([email]);
});

test('an address with stored mail preferences is kept', async () => {
  const email = 'chooses@example.com';
  const { id } = await site.business();
  await noteMail(id, email);
  await readJson(site.owner(email, 'PUT', 'mails', { statistics: false, hours: true }));
  expect(await left(id)).toEqual([email]);
});

test('a mail is deleted after 13 months', async () => {
  const { id } = await site.ownedBusiness('owns@example.com');
  await noteMail(id, 'owns@example.com', 13);
  expect(await left(id)).toEqual([]);
});
