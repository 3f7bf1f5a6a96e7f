import type { Business } from '@town/contracts/businesses/record';
import type { ManagedRecord, RecordVersion } from '@town/contracts/managed-records/record';
import { type OwnerListing, ownerListingSchema } from '@town/contracts/owners/listings';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { read } = harness;
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';

const shown = (id: string) => read<Business>(`/api/businesses/${id}`);
const save = (id: string, body: object, version: number, email = ann) =>
  site.owner(email, 'PUT', `listings/${id}`, body, version);

test('an owner sees only their own listings, and the version to save with', async () => {
  const { id } = await site.ownedBusiness(ann, { name: 'Oven Bakery', phone: '830-555-0100' });
  const answer = await site.owner(ann, 'GET', `listings/${id}`);
  expect(answer.headers.get('ETag')).toBe('"1"');
  expect(ownerListingSchema.parse(await answer.json())).toMatchObject({
    name: 'Oven Bakery',
    phone: '830-555-0100',
    tier: 'premium',
    role: 'owner',
    waiting: {},
    locked: [],
  });
  const all = await readJson<OwnerListing[]>(site.owner(ann, 'GET', 'listings'));
  expect(all.map((listing) => listing.id)).toContain(id);
});

test('description, phone, website and hours are live at once, in a version by the owner', async () => {
  const { id } = await site.ownedBusiness(ann, { description: 'Bread' });
  const fields = {
    description: 'Bread and pies',
    phone: '830-555-0199',
    website: 'pies.example',
    hours: 'Mon-Fri 9 AM-5 PM',
    businessStatus: 'temporarily-closed',
  };
  const answer = await save(id, fields, 1);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ETag')).toBe('"2"');
  const live = { ...fields, website: 'https://pies.example' };
  expect(await shown(id)).toMatchObject(live);
  expect((await shown(id)).hoursConfirmedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const history = await readJson<RecordVersion[]>(site.staff('GET', `businesses/${id}/history`));
  expect(history[0]).toMatchObject({ version: 2, by: ann, action: 'save', state: 'published' });
});

test('an owner cannot set the day on which the hours were confirmed', async () => {
  const { id } = await site.ownedBusiness(ann, { hoursConfirmedOn: '2026-03-01' });
  await readJson(save(id, { hoursConfirmedOn: '2099-01-01', description: 'Always right' }, 1));
  expect(await shown(id)).toMatchObject({
    hoursConfirmedOn: '2026-03-01',
    description: 'Always right',
  });
  await readJson(save(id, { hoursConfirmedOn: '2099-01-01', hours: 'Mon-Fri 9 AM-5 PM' }, 2));
  expect((await shown(id)).hoursConfirmedOn).not.toBe('2026-03-01');
  expect((await shown(id)).hoursConfirmedOn).not.toBe('2099-01-01');
});

test('name, category and address wait for the staff while the old values stay public', async () => {
  const before = { name: 'Old Name', category: 'retail', address: '1 Main St' };
  const { id } = await site.ownedBusiness(ann, before);
  const wanted = { name: 'New Name', category: 'food', address: '2 Main St' };
  const listing = await readJson<OwnerListing>(save(id, { ...wanted, phone: '830-555-0111' }, 1));
  expect(listing).toMatchObject({ ...before, waiting: wanted, phone: '830-555-0111' });
  expect(await shown(id)).toMatchObject({ ...before, phone: '830-555-0111' });
});

test('a pending value is withdrawn when the owner enters the public value again', async () => {
  const { id } = await site.ownedBusiness(ann, { name: 'Steady' });
  const asked = await readJson<OwnerListing>(save(id, { name: 'Other', address: 'There' }, 1));
  expect(asked.waiting).toEqual({ name: 'Other', address: 'There' });
  const less = await readJson<OwnerListing>(save(id, { name: 'Steady' }, 1));
  expect(less.waiting).toEqual({ address: 'There' });
  const none = await readJson<OwnerListing>(save(id, { address: null }, 1));
  expect(none.waiting).toEqual({});
});

test('a pending value that the staff publish themselves is no longer pending', async () => {
  const { id } = await site.ownedBusiness(ann, { name: 'By Hand', address: '1 Main St' });
  await readJson(save(id, { name: 'By Hands', address: '2 Main St' }, 1));
  await readJson(site.staff('PUT', `businesses/${id}`, { address: '2 Main St' }, 1));
  const { waiting } = await site.listing(ann, id);
  expect(waiting).toEqual({ name: 'By Hands' });
  const saved = await readJson<OwnerListing>(save(id, { phone: '830-555-0166', waiting }, 2));
  expect(saved).toMatchObject({ address: '2 Main St', phone: '830-555-0166', waiting });
});

test('an edit never unpublishes a listing, and a withdrawn listing stays withdrawn', async () => {
  const { id } = await site.ownedBusiness(ann);
  await save(id, { name: 'Waits', description: 'Live' }, 1);
  expect((await shown(id)).description).toBe('Live');
  await site.staff('POST', `businesses/${id}/unpublish`);
  expect((await save(id, { description: 'Unseen' }, 3)).status).toBe(200);
  const gone = await fetch(harness.address(`/api/businesses/${id}`));
  expect(gone.status).toBe(410);
  expect((await site.listing(ann, id)).description).toBe('Unseen');
});

test('an edit is also written to a draft of the staff, which stays a draft', async () => {
  const { id } = await site.ownedBusiness(ann, { name: 'Public', description: 'Public text' });
  const draft = { name: 'Draft', description: 'Draft text', state: 'draft' };
  await site.staff('PUT', `businesses/${id}`, draft, 1);
  await readJson(save(id, { phone: '830-555-0122' }, 2));
  expect(await shown(id)).toMatchObject({
    name: 'Public',
    description: 'Public text',
    phone: '830-555-0122',
  });
  const newest = await readJson<ManagedRecord>(site.staff('GET', `businesses/${id}`));
  expect(newest).toMatchObject({
    name: 'Draft',
    description: 'Draft text',
    phone: '830-555-0122',
    state: 'published',
    version: 4,
    publishedVersion: 3,
  });
});

test('the second of two editors is refused, and so is a save without a version', async () => {
  const { id } = await site.ownedBusiness(ann);
  await save(id, { phone: '830-555-0133' }, 1);
  const late = await save(id, { phone: '830-555-0134' }, 1);
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({ current: { phone: '830-555-0133' } });
  expect((await site.owner(ann, 'PUT', `listings/${id}`, {})).status).toBe(428);
});

test('invalid fields are named, and none of the edit is stored', async () => {
  const { id } = await site.ownedBusiness(ann);
  const answer = await save(id, { name: '', website: 'no address', phone: '1' }, 1);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ path: 'name' }, { path: 'website', message: 'Please enter a valid website URL' }],
  });
  expect((await site.listing(ann, id)).phone).toBeNull();
});

test('a business is found by its further categories, in lists and in the search', async () => {
  const { id, name } = await site.ownedBusiness(ann);
  const found = async (path: string) =>
    (await read<{ name: string }[]>(path)).filter((each) => each.name === name);
  const paths = [
    '/api/businesses?category=dining',
    '/api/search?q=food',
    '/api/search?q=automotive',
  ];
  for (const path of paths) expect(await found(path)).toEqual([]);
  const moreCategories = ['Food', 'automotive'];
  const listing = await readJson<OwnerListing>(save(id, { moreCategories }, 1));
  expect(listing.moreCategories).toEqual(['food', 'automotive']);
  for (const path of paths) expect(await found(path)).toHaveLength(1);
});

test('saving a form without links or categories makes no version', async () => {
  const { id } = await site.ownedBusiness(ann);
  const nothing = { socialLinks: [], menuUrl: null, moreCategories: [] };
  expect((await save(id, nothing, 1)).headers.get('ETag')).toBe('"1"');
});

test('fields that an owner may not edit are ignored', async () => {
  const { id } = await site.ownedBusiness(ann);
  const other = '00000000-0000-4000-8000-000000000000';
  await readJson(save(id, { tier: 'basic', applicationId: other, latitude: 1, state: 'draft' }, 1));
  expect(await shown(id)).toMatchObject({ latitude: null });
  expect((await site.listing(ann, id)).tier).toBe('premium');
});

test('an archived listing is not shown to its owner, and cannot be edited', async () => {
  const { id } = await site.ownedBusiness('arch@example.com');
  await site.staff('POST', `businesses/${id}/archive`);
  expect(await readJson(site.owner('arch@example.com', 'GET', 'listings'))).toEqual([]);
  expect((await save(id, { phone: '1' }, 2, 'arch@example.com')).status).toBe(409);
});

test('an owner sees which of their listings are archived, and no other owner does', async () => {
  const { id } = await site.ownedBusiness(ann, { name: 'Gone Bakery' });
  const archived = (email: string | null) => site.owner(email, 'GET', 'listings/archived');
  expect(await readJson(archived(ann))).toEqual([]);
  await site.staff('POST', `businesses/${id}/archive`);
  expect(await readJson(archived(ann))).toEqual([{ id, name: 'Gone Bakery' }]);
  expect(await readJson(archived('bea@example.com'))).toEqual([]);
  expect((await archived(null)).status).toBe(401);
});
