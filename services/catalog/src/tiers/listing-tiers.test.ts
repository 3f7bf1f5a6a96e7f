import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { Business } from '@town/contracts/businesses/record';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { ownerDeleted, ownerSignedIn } from '@town/contracts/owners/events';
import { type OwnerListing, premiumFields } from '@town/contracts/owners/listings';
import type { SearchHit } from '@town/contracts/search/hit';
import { subscriptionEnded, subscriptionStarted } from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import type * as z from 'zod/mini';
import { catalogService } from '../catalog-service.js';
import { planOf } from '../testing/approvals.js';
import { OwnerSite } from '../testing/owner-site.js';
import { publishEvent } from '../testing/publish-event.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const { database, read } = harness;
const site = new OwnerSite(harness, auth);

const publish = <Schema extends z.ZodMiniType>(
  contract: EventContract<Schema>,
  data: z.input<Schema>,
) => publishEvent(harness.nats(), contract, data);

const facts = (applicationId: string, id = `sub_${randomUUID()}`) => planOf(id, applicationId);

const publishApproval = (
  businessName: string,
  email: string | null = null,
  subscriptionId: string | null = null,
) =>
  publish(advertiserApproved, {
    id: applications.get(businessName)!,
    businessName,
    businessType: 'retail',
    businessDescription: 'Gizmos for everybody',
    businessAddress: '1 Main St',
    businessWebsite: 'https://shop.example',
    phone: '830-555-0100',
    email,
    subscriptionId,
  });

/** Approves an application and waits until its business exists. */
async function approve(
  businessName: string,
  email: string | null = null,
  subscriptionId: string | null = null,
): Promise<Business> {
  applications.set(businessName, randomUUID());
  await publishApproval(businessName, email, subscriptionId);
  return eventually(async () => {
    const found = (await read<Business[]>('/api/businesses')).find(
      ({ name }) => name === businessName,
    );
    return found ?? false;
  });
}
const applications = new Map<string, string>();

const shown = (id: string) => read<Business>(`/api/businesses/${id}`);

async function end(businessName: string, id: string): Promise<void> {
  await publish(subscriptionEnded, facts(applications.get(businessName)!));
  await eventually(async () => expect((await shown(id)).website).toBeNull());
}

test('after its subscription ends, a business shows only what Basic includes, and no data is lost', async () => {
  const { id } = await approve('Ending Shop');
  const picture = { imageUrl: '/pictures/x/1280.jpg', imageAlt: 'A shop' };
  await readJson(site.staff('PUT', `businesses/${id}`, picture, 1));
  expect(await shown(id)).toMatchObject({ website: 'https://shop.example', ...picture });

  await end('Ending Shop', id);
  expect(await shown(id)).toMatchObject({
    address: '1 Main St',
    phone: '830-555-0100',
    website: null,
    imageUrl: null,
    imageAlt: null,
  });
  await publish(subscriptionStarted, facts(applications.get('Ending Shop')!));
  await eventually(async () => expect((await shown(id)).website).toBe('https://shop.example'));
  expect(await shown(id)).toMatchObject(picture);
});

test('events in the wrong order, or before the business exists, lead to the same state', async () => {
  const { id } = await approve('Late Shop');
  const both = facts(applications.get('Late Shop')!);
  await publish(subscriptionEnded, both);
  await eventually(async () => expect((await shown(id)).website).toBeNull());
  const event = await publish(subscriptionStarted, both);
  await eventually(async () => {
    const handled = await database().query('select 1 from inbox where event_id = $1', [event]);
    expect(handled).toHaveLength(1);
  });
  expect((await shown(id)).website).toBeNull();
});

test('links and further categories are stored while Basic does not show them', async () => {
  const email = 'links@example.com';
  const { id } = await approve('Linked Shop', email);
  const premium = {
    socialLinks: ['https://facebook.com/shop'],
    menuUrl: 'https://shop.example/prices',
    moreCategories: ['food'],
  };
  await readJson(site.owner(email, 'PUT', `listings/${id}`, premium, 1));
  expect(await shown(id)).toMatchObject(premium);
  await end('Linked Shop', id);
  expect(await shown(id)).toMatchObject({ socialLinks: [], menuUrl: null, moreCategories: [] });
  expect(await site.listing(email, id)).toMatchObject(premium);
  const refused = await site.owner(
    email,
    'PUT',
    `listings/${id}`,
    { moreCategories: ['beauty'] },
    2,
  );
  expect(refused.status).toBe(403);
  const empty = { socialLinks: [], menuUrl: null, moreCategories: [] };
  await readJson(site.owner(email, 'PUT', `listings/${id}`, empty, 2));
  expect(await site.listing(email, id)).toMatchObject(premium);
});

test('a Basic owner cannot set a website, and an empty one deletes nothing', async () => {
  const email = 'basic@example.com';
  const { id } = await approve('Basic Shop', email);
  await end('Basic Shop', id);
  expect(await site.listing(email, id)).toMatchObject({
    tier: 'basic',
    locked: [...premiumFields],
  });
  const refused = await site.owner(
    email,
    'PUT',
    `listings/${id}`,
    { website: 'https://other.example', phone: '830-555-0777' },
    1,
  );
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'website', message: 'Website is part of the Premium plan' }],
  });
  const saved = site.owner(email, 'PUT', `listings/${id}`, { website: null, phone: '1' }, 1);
  expect(await readJson<OwnerListing>(saved)).toMatchObject({
    phone: '1',
    website: 'https://shop.example',
  });
  expect(await shown(id)).toMatchObject({ phone: '1', website: null });
});

test('among equal matches, Premium businesses come first', async () => {
  const { id } = await approve('Aardvark Widgets');
  await approve('Zebra Widgets');
  const search = async () =>
    (await read<SearchHit[]>('/api/search?q=widgets')).map(({ name }) => name);
  const list = async () =>
    (await read<Business[]>('/api/businesses?q=widgets')).map(({ name }) => name);
  const byName = ['Aardvark Widgets', 'Zebra Widgets'];
  expect([await search(), await list()]).toEqual([byName, byName]);
  await end('Aardvark Widgets', id);
  const byTier = [...byName].reverse();
  expect([await search(), await list()]).toEqual([byTier, byTier]);
});

test('only a business with a paid subscription is sponsored, in lists and in the search', async () => {
  const { id } = await approve('Quokka Shop');
  const hit = async () => (await read<SearchHit[]>('/api/search?q=quokka'))[0];
  expect(await shown(id)).toMatchObject({ tier: 'premium', sponsored: false });
  expect(await hit()).toMatchObject({ tier: 'premium', sponsored: false });
  await publish(subscriptionStarted, facts(applications.get('Quokka Shop')!, 'sub_quokka'));
  await eventually(async () => expect((await shown(id)).sponsored).toBe(true));
  expect(await hit()).toMatchObject({ tier: 'premium', sponsored: true });
  await publish(subscriptionEnded, facts(applications.get('Quokka Shop')!, 'sub_quokka'));
  await eventually(async () => expect((await shown(id)).sponsored).toBe(false));
  expect(await hit()).toMatchObject({ tier: 'basic', sponsored: false });
});

test('a subscription that began before its application was sent makes the business sponsored', async () => {
  const id = 'sub_before_application';
  await publish(subscriptionStarted, { ...facts(randomUUID(), id), applicationId: null });
  const known = () => database().query('select 1 from listing_subscriptions where id = $1', [id]);
  await eventually(async () => expect(await known()).toHaveLength(1));
  const business = await approve('Numbat Shop', null, id);
  expect(await shown(business.id)).toMatchObject({ tier: 'premium', sponsored: true });
});

test('a plan without an application pays for the only business of its buyer', async () => {
  const email = 'buyer@example.com';
  const { id } = await approve('Resold Shop', email);
  await end('Resold Shop', id);
  const bought = { ...facts(randomUUID()), applicationId: null, email };
  await publish(subscriptionStarted, bought);
  await eventually(async () => expect((await shown(id)).sponsored).toBe(true));
  await publish(subscriptionEnded, bought);
  await eventually(async () => expect(await shown(id)).toMatchObject({ tier: 'basic' }));
});

test('a plan without an application pays for none of several businesses of its buyer', async () => {
  const email = 'several@example.com';
  const shops = [await approve('First Shop', email), await approve('Second Shop', email)];
  const id = 'sub_for_several';
  await publish(subscriptionStarted, { ...facts(randomUUID(), id), applicationId: null, email });
  const known = () => database().query('select 1 from listing_subscriptions where id = $1', [id]);
  await eventually(async () => expect(await known()).toHaveLength(1));
  for (const shop of shops) expect(await shown(shop.id)).toMatchObject({ sponsored: false });
});

test('a subscription reassigned to another business leaves the first one unchanged', async () => {
  const { id } = await approve('Wombat Shop');
  await end('Wombat Shop', id);
  // The owner starts another plan. It is assigned to the previous business until its application is sent.
  await publish(subscriptionStarted, facts(applications.get('Wombat Shop')!, 'sub_wombat'));
  await eventually(async () => expect((await shown(id)).sponsored).toBe(true));
  const business = await approve('Wallaby Shop', null, 'sub_wombat');
  expect(await shown(business.id)).toMatchObject({ tier: 'premium', sponsored: true });
  expect(await shown(id)).toMatchObject({ tier: 'basic', sponsored: false, website: null });
});

test('an approval published again assigns its subscription, and creates no second business', async () => {
  const { id } = await approve('Potoroo Shop');
  await publishApproval('Potoroo Shop', null, 'sub_potoroo');
  await eventually(async () => expect((await shown(id)).sponsored).toBe(true));
  await database().query('delete from businesses where id = $1', [id]);
  await database().query('delete from records where id = $1', [id]);
  await publishApproval('Potoroo Shop', null, 'sub_potoroo_2');
  const known = () =>
    database().query(`select 1 from listing_subscriptions where id = 'sub_potoroo_2'`);
  await eventually(async () => expect(await known()).toHaveLength(1));
  const names = (await read<Business[]>('/api/businesses')).map(({ name }) => name);
  expect(names).not.toContain('Potoroo Shop');
});

test('signing in with the application’s address is enough to manage its business', async () => {
  const { id } = await approve('Applied Shop', 'Gus@Example.com');
  expect((await site.listing('gus@example.com', id)).role).toBe('owner');
  const [member] = await database().query(
    'select owner_id from business_members where email = $1',
    ['gus@example.com'],
  );
  expect(member).toEqual({ owner_id: null });
  const ownerId = randomUUID();
  await publish(ownerSignedIn, { id: ownerId, email: 'gus@example.com' });
  await eventually(async () => {
    const rows = await database().query('select 1 from business_members where owner_id = $1', [
      ownerId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

test('a deleted account manages nothing, and its business stays in the directory', async () => {
  const { id } = await approve('Left Shop', 'left@example.com');
  await publish(ownerDeleted, { id: randomUUID(), email: 'left@example.com' });
  await eventually(async () => {
    const answer = await site.owner('left@example.com', 'GET', `listings/${id}`);
    expect(answer.status).toBe(404);
  });
  expect((await shown(id)).name).toBe('Left Shop');
});

test('the application’s address becomes the mail on record, in lower case', async () => {
  const { id } = await approve('Recorded Shop', 'Jane@Pieshop.example');
  const record = await readJson(site.staff('GET', `businesses/${id}`));
  expect(record).toMatchObject({ contactEmail: 'jane@pieshop.example' });
  expect(JSON.stringify(await shown(id))).not.toMatch(/pieshop/i);
});
