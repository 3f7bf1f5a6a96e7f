import { randomUUID } from 'node:crypto';
import type { Business } from '@town/contracts/businesses/record';
import type { OwnerListing } from '@town/contracts/owners/listings';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../../catalog-service.js';
import { makeBasic } from '../../testing/make-basic.js';
import { OwnerSite } from '../../testing/owner-site.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ada = 'ada@example.com';

const picture = (character: string, alt = `Picture ${character}`) => ({
  url: `/pictures/${character.repeat(32)}/1280.jpg`,
  alt,
});
const shown = (id: string) => harness.read<Business>(`/api/businesses/${id}`);
const save = (id: string, pictures: unknown, version: number) =>
  site.owner(ada, 'PUT', `listings/${id}`, { pictures }, version);
const rights = (email: string, listingId: string) =>
  fetch(harness.address('/internal/picture-rights'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, listingId }),
  });

test('lists of a listing can be emptied', async () => {
  const { id } = await site.ownedBusiness(ada, { socialLinks: ['https://facebook.com/pies'] });
  const saved = await site.owner(ada, 'PUT', `listings/${id}`, { socialLinks: [] }, 1);
  expect(saved.status).toBe(200);
  expect((await shown(id)).socialLinks).toEqual([]);
});

describe('the pictures of a listing', () => {
  it('are public at once in the owner’s order, and in the history of the staff', async () => {
    const { id } = await site.ownedBusiness(ada);
    await readJson(save(id, [picture('a'), picture('b'), picture('c')], 1));
    expect(await shown(id)).toMatchObject({
      imageUrl: picture('a').url,
      imageAlt: 'Picture a',
      morePictures: [picture('b'), picture('c')],
    });
    const reordered = [picture('c', 'Our door'), picture('a')];
    const saved = await readJson<OwnerListing>(save(id, reordered, 2));
    expect(saved.pictures).toEqual(reordered);
    expect(await shown(id)).toMatchObject({ imageAlt: 'Our door', morePictures: [picture('a')] });
    await readJson(save(id, [], 3));
    expect(await shown(id)).toMatchObject({ imageUrl: null, imageAlt: null, morePictures: [] });
    const [last] = await readJson<{ by: string; changes: { field: string }[] }[]>(
      site.staff('GET', `businesses/${id}/history`),
    );
    expect(last?.by).toBe(ada);
    expect(last?.changes.map(({ field }) => field)).toContain('imageUrl');
  });

  it.each([
    ['without alternative text', [picture('a', ' ')]],
    ['of another site', [{ url: 'https://elsewhere.example/a.jpg', alt: 'A' }]],
    ['that are too many', [...'abcdef0'].map((each) => picture(each))],
    ['twice', [picture('a'), picture('a')]],
    ['that are no list', 'a.jpg'],
  ])('%s are refused, and nothing changes', async (_, pictures) => {
    const { id } = await site.ownedBusiness(ada);
    expect((await save(id, pictures, 1)).status).toBe(400);
    expect((await shown(id)).imageUrl).toBeNull();
  });

  it('keep a picture of another site that the staff have added', async () => {
    const imageUrl = 'https://archive.example/door.jpg';
    const { id } = await site.ownedBusiness(ada, { imageUrl, imageAlt: 'A door' });
    await readJson(save(id, [picture('a'), { url: imageUrl, alt: 'Our old door' }], 1));
    expect(await shown(id)).toMatchObject({
      imageUrl: picture('a').url,
      morePictures: [{ url: imageUrl, alt: 'Our old door' }],
    });
  });

  it.each([
    ['added', [picture('a'), picture('b'), picture('c')]],
    ['ordered', [picture('b'), picture('a')]],
    ['described', [picture('a', 'Another text'), picture('b')]],
  ])('are kept and hidden without the Premium plan, and cannot be %s', async (_, pictures) => {
    const { id } = await site.ownedBusiness(ada);
    await readJson(save(id, [picture('a'), picture('b')], 1));
    await makeBasic(harness.database(), id);
    expect(await shown(id)).toMatchObject({ imageUrl: null, morePictures: [] });
    const listing = await site.listing(ada, id);
    expect(listing.locked).toContain('pictures');
    expect(listing.pictures).toHaveLength(2);
    const refused = await save(id, pictures, 2);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'pictures' }] });
    expect((await site.listing(ada, id)).pictures).toEqual([picture('a'), picture('b')]);
  });

  it('can be removed without the Premium plan', async () => {
    const { id } = await site.ownedBusiness(ada);
    await readJson(save(id, [picture('a'), picture('b'), picture('c')], 1));
    await makeBasic(harness.database(), id);
    const saved = await readJson<OwnerListing>(save(id, [picture('a'), picture('c')], 2));
    expect(saved.pictures).toEqual([picture('a'), picture('c')]);
    await readJson(save(id, [picture('c')], 3));
    expect(await shown(id)).toMatchObject({ imageUrl: null, morePictures: [] });
    await readJson(save(id, [], 4));
    expect((await site.listing(ada, id)).pictures).toEqual([]);
  });

  it('are kept without the Premium plan when a form with other fields sends an empty list', async () => {
    const { id } = await site.ownedBusiness(ada);
    await readJson(save(id, [picture('a'), picture('b')], 1));
    await makeBasic(harness.database(), id);
    const form = { phone: '830-555-0142', website: '', socialLinks: [], pictures: [] };
    const saved = await readJson<OwnerListing>(site.owner(ada, 'PUT', `listings/${id}`, form, 2));
    expect(saved).toMatchObject({
      phone: '830-555-0142',
      pictures: [picture('a'), picture('b')],
    });
  });

  it('without alternative text are answered with an empty one, and need a text when they change', async () => {
    const { id } = await site.ownedBusiness(ada);
    const [first, second] = [picture('a', ''), picture('b', '')];
    const stored = { imageUrl: first.url, imageAlt: null, morePictures: [{ url: second.url }] };
    await harness
      .database()
      .query('update records set content = content || $2::jsonb where id = $1', [id, stored]);
    expect((await site.listing(ada, id)).pictures).toEqual([first, second]);
    const phone = { phone: '830-555-0142', pictures: [first, second] };
    const saved = await readJson<OwnerListing>(site.owner(ada, 'PUT', `listings/${id}`, phone, 1));
    expect(saved).toMatchObject({ phone: '830-555-0142', pictures: [first, second] });
    expect((await save(id, [second, first], 2)).status).toBe(400);
    await readJson(save(id, [picture('b', 'Our door')], 2));
    expect((await site.listing(ada, id)).pictures).toEqual([picture('b', 'Our door')]);
  });

  it('are accepted unchanged without the Premium plan, when another field changes', async () => {
    const { id } = await site.ownedBusiness(ada);
    await readJson(save(id, [picture('a'), picture('b')], 1));
    await makeBasic(harness.database(), id);
    const pictures = [picture('a'), picture('b', ' Picture b ')];
    const whole = { ...(await site.listing(ada, id)), pictures, phone: '830-555-0142' };
    const saved = await readJson<OwnerListing>(site.owner(ada, 'PUT', `listings/${id}`, whole, 2));
    expect(saved).toMatchObject({ phone: '830-555-0142', pictures: [picture('a'), picture('b')] });
  });
});

test("the media service gets the number of pictures that an owner's listing may show", async () => {
  const { id } = await site.ownedBusiness(ada);
  expect(await (await rights(ada, id)).json()).toEqual({ maximum: 6 });
  expect((await rights('eve@example.com', id)).status).toBe(404);
  expect((await rights(ada, randomUUID())).status).toBe(404);
  await makeBasic(harness.database(), id);
  expect(await (await rights(ada, id)).json()).toEqual({ maximum: 0 });
});
