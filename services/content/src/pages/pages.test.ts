import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { type TownPage, townPageSchema } from '@town/contracts/town-pages/record';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const card = { section: 'featured', title: 'The Diner', text: 'Pie.', phone: '830-555-0110' };

const optional = ['text', 'hours', 'phone', 'email', 'address', 'url'];
const emptyCard = Object.fromEntries(optional.map((field) => [field, null]));

function send(method: string, path: string, body: unknown, type = 'application/json', version = 1) {
  return fetch(address(`/api/admin/pages${path}`), {
    method,
    headers: {
      'Content-Type': type,
      'If-Match': `"${version}"`,
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const publish = (page: object) => send('POST', '', { state: 'published', ...page });
const statusOf = async (slug: string) => (await fetch(address(`/api/pages/${slug}`))).status;
const count = async () => {
  const [row] = await database().query<{ count: string }>('select count(*) from records');
  return Number(row?.count);
};

beforeEach(() => database().query('truncate records, pages cascade'));

test('a published page is public at its fixed address, whatever its title', async () => {
  const stored = await readJson<ManagedRecord>(
    publish({ page: 'dining', title: 'Eat here', cards: [card] }),
  );
  expect(stored).toMatchObject({ slug: 'dining', version: 1, state: 'published' });
  const page = await read<TownPage>('/api/pages/dining');
  expect(townPageSchema.parse(page)).toEqual(page);
  expect(page).toMatchObject({ title: 'Eat here', cards: [{ ...emptyCard, ...card }] });
  await send('PUT', `/${stored.id}`, { title: 'Eat well' });
  expect(await read('/api/pages/dining')).toMatchObject({ slug: 'dining', title: 'Eat well' });
});

test('a page has its own ETag', async () => {
  await publish({ page: 'about', title: 'About' });
  const url = address('/api/pages/about');
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

const space = String.fromCodePoint(0xa0, 0x200b);

test.each(['terms', 'privacy'])('the page %s is not published without a text', async (page) => {
  for (const body of ['', '<p></p>', `<h2> </h2><p>&nbsp;${space}<br></p><hr>`]) {
    const refused = await publish({ page, title: 'Rules', body });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'body', message: 'This page cannot be published without a text' }],
    });
  }
  const draft = await readJson<ManagedRecord>(send('POST', '', { page, title: 'Rules' }));
  expect((await send('POST', `/${draft.id}/publish`, {})).status).toBe(400);
  expect(await statusOf(page)).toBe(404);
});

test('a page that was never public gets 404, and a withdrawn one gets 410', async () => {
  const { id } = await readJson<ManagedRecord>(
    send('POST', '', { page: 'terms', title: 'Terms', body: '<p>Be kind.</p>' }),
  );
  expect(await statusOf('terms')).toBe(404);
  const { version } = await readJson<ManagedRecord>(send('POST', `/${id}/publish`, {}));
  expect(await statusOf('terms')).toBe(200);
  await send('POST', `/${id}/unpublish`, {}, 'application/json', version);
  expect(await statusOf('terms')).toBe(410);
});

test.each([{ page: 'secrets' }, { page: null }, {}])(
  'a page without a known address is refused, also as a draft: %j',
  async (page) => {
    for (const state of ['draft', 'published']) {
      const refused = await send('POST', '', { title: 'Other', state, ...page });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ errors: [{ path: 'page' }] });
    }
    expect(await count()).toBe(0);
  },
);

test('there is only one record of each page, even if several are created at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((number) => publish({ page: 'about', title: `About ${number}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const refused = await publish({ page: 'about', title: 'Again' });
  expect(await refused.json()).toMatchObject({
    errors: [{ message: 'This page exists already. Change it, or restore it from the archive.' }],
  });
  expect(await count()).toBe(1);
});

test('a page keeps its address', async () => {
  const { id } = await readJson<ManagedRecord>(publish({ page: 'about', title: 'About' }));
  const refused = await send('PUT', `/${id}`, { page: 'dining' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'page' }] });
  expect(await statusOf('about')).toBe(200);
  expect(await statusOf('dining')).toBe(404);
});

test.each([
  ['cards.0.section', [{ ...card, section: 'cellar' }]],
  ['cards.1.title', [card, { ...card, title: ' ' }]],
  ['cards.0.url', [{ ...card, url: 'javascript:alert(1)' }]],
  ['cards.0', ['a card']],
  ['cards', 'no list'],
  ['cards', Array.from({ length: 51 }, () => card)],
])('a wrong list is refused at %s', async (path, cards) => {
  const refused = await publish({ page: 'dining', title: 'Dining', cards });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path }] });
  expect(await count()).toBe(0);
});

test('forbidden HTML is removed', async () => {
  await publish({
    page: 'about',
    title: 'About',
    body: '<h2 onclick="x()">A</h2><script>x()</script>',
  });
  expect(await read('/api/pages/about')).toMatchObject({ body: '<h2>A</h2>' });
});

test('an exported page is imported again with its cards', async () => {
  const { id } = await readJson<ManagedRecord>(
    publish({ page: 'dining', title: 'Dining', cards: [card] }),
  );
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const file = await (await fetch(address('/api/admin/pages/export.csv'), { headers })).text();
  await send('PUT', `/${id}`, { cards: [] });
  expect(await read('/api/pages/dining')).toMatchObject({ cards: [] });
  const report = await readJson(send('POST', '/import', file, 'text/csv'));
  expect(report).toMatchObject({ update: 1, errors: [] });
  expect(await read('/api/pages/dining')).toMatchObject({ cards: [{ ...emptyCard, ...card }] });
});
