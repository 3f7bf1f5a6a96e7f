import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address } = harness;
const { send, create, shown } = deskClient(harness, auth);

test('a slug stays with its record: a renamed record is still found by its former slug', async () => {
  const first = await create({ ...bakery, name: 'Same Name', state: 'published' });
  const second = await create({ ...bakery, name: 'Same  Name!', state: 'published' });
  expect([first.slug, second.slug]).toEqual(['same-name', 'same-name-2']);
  const path = `${businesses}/${first.id}`;
  const renamed = await send('PUT', path, { body: { name: 'Other Name' }, ifMatch: '"1"' });
  expect(renamed.slug).toBe('other-name');
  expect(await shown(first.id)).toMatchObject({ slug: 'other-name' });
  const third = await create({ ...bakery, name: 'Same Name', state: 'published' });
  expect(third.slug).toBe('same-name-3');
});

test('anyone can read one published record by its id or its slug', async () => {
  const { id, slug } = await create({ ...bakery, name: 'Readable', state: 'published' });
  for (const key of [id, slug]) {
    const response = await fetch(address(`/api/businesses/${key}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(await response.json()).toEqual(await shown(id));
  }
  // A slug names a record of its own kind only.
  expect((await fetch(address(`/api/churches/${slug}`))).status).toBe(404);
  expect((await fetch(address('/api/businesses/nowhere'))).status).toBe(404);
});

test('a former slug leads to the record; a withdrawn record is gone; a draft is not found', async () => {
  const { id } = await create({ ...bakery, name: 'Before', state: 'published' });
  await send('PUT', `${businesses}/${id}`, { body: { name: 'After' }, ifMatch: '"1"' });
  const moved = await fetch(address('/api/businesses/before'), { redirect: 'manual' });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/api/businesses/after');
  const spanish = address('/api/businesses/before?language=es');
  const inSpanish = await fetch(spanish, { redirect: 'manual' });
  expect(inSpanish.headers.get('location')).toBe('/api/businesses/after?language=es');
  await send('POST', `${businesses}/${id}/archive`);
  for (const key of [id, 'after', 'before']) {
    expect((await fetch(address(`/api/businesses/${key}`))).status).toBe(410);
  }
  const draft = await create({ ...bakery, name: 'Secret' });
  for (const key of [draft.id, draft.slug]) {
    expect((await fetch(address(`/api/businesses/${key}`))).status).toBe(404);
  }
});

test('a response that was cached by address is not served after the record is renamed or archived', async () => {
  const { id, slug } = await create({ ...bakery, name: 'Short Lived', state: 'published' });
  const status = async (key: string) => {
    const response = await fetch(address(`/api/businesses/${key}`), { redirect: 'manual' });
    return response.status;
  };
  const thrice = async (key: string) => [await status(key), await status(key), await status(key)];
  expect(await thrice(slug)).toEqual([200, 200, 200]);
  expect(await thrice(id)).toEqual([200, 200, 200]);
  const path = `${businesses}/${id}`;
  await send('PUT', path, { body: { name: 'Another Name' }, ifMatch: '"1"' });
  expect(await thrice(slug)).toEqual([301, 301, 301]);
  await send('POST', `${path}/archive`);
  expect(await thrice(slug)).toEqual([410, 410, 410]);
  expect(await thrice(id)).toEqual([410, 410, 410]);
});
