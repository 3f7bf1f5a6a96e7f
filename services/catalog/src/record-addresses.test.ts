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

test('a record keeps its address when only the spelling changes, and takes it back when a change is undone', async () => {
  const first = await create({ ...bakery, name: 'Joes Pies', state: 'published' });
  const second = await create({ ...bakery, name: 'Joes Pies', state: 'published' });
  const rename = async (id: string, name: string, version: number) => {
    const body = { name };
    return (await send('PUT', `${businesses}/${id}`, { body, ifMatch: `"${version}"` })).slug;
  };
  expect(await rename(first.id, "Joe's Pies", 1)).toBe('joes-pies');
  expect(await rename(second.id, 'JOES PIES', 1)).toBe('joes-pies-2');
  expect(await rename(first.id, 'Anns Pies', 2)).toBe('anns-pies');
  expect(await rename(first.id, "Joe's Pies", 3)).toBe('joes-pies');
  const moved = await fetch(address('/api/businesses/anns-pies'), { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/api/businesses/joes-pies');
  expect(await shown(first.id)).toMatchObject({ slug: 'joes-pies' });
  expect(await rename(second.id, 'Anns Pies', 2)).toBe('anns-pies-2');
  expect(await rename(second.id, 'Joes Pies', 3)).toBe('joes-pies-2');
});

test('a record whose name loses a number takes the address without it', async () => {
  const { id, slug } = await create({ ...bakery, name: 'Depot 2', state: 'published' });
  expect(slug).toBe('depot-2');
  const body = { name: 'Depot' };
  const { slug: next } = await send('PUT', `${businesses}/${id}`, { body, ifMatch: '"1"' });
  expect(next).toBe('depot');
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

test('an address with capital letters leads to the record that has it in lower case', async () => {
  const { id } = await create({ ...bakery, name: 'Tall Oaks', state: 'published' });
  for (const path of ['businesses', 'directory']) {
    const ask = (slug: string) => fetch(address(`/api/${path}/${slug}`), { redirect: 'manual' });
    const moved = await ask('Tall-OAKS');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/api/${path}/tall-oaks`);
    expect((await ask('Tall-Oak')).status).toBe(404);
  }
  await send('POST', `${businesses}/${id}/archive`);
  expect((await fetch(address('/api/businesses/Tall-Oaks'))).status).toBe(410);
});
