import { randomUUID } from 'node:crypto';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { sendCounts } from '../testing/send-counts.js';
import { CountsRetention } from './counts-retention.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { address, database, service } = harness;
const site = new OwnerSite(harness, auth);

const send = (counts: object, headers?: Record<string, string>) =>
  sendCounts(address('/api/counts'), counts, headers);

async function counted(id: string): Promise<Record<string, number>[]> {
  return database().query(
    'select seen, opened, called, directions, website from listing_counts where business_id = $1',
    [id],
  );
}

const words = (id: string) =>
  database().query('select word, count from listing_words where business_id = $1 order by word', [
    id,
  ]);

test('actions of visitors are summed for each listing and day', async () => {
  const { id } = await site.business();
  const { id: other } = await site.business();
  expect((await send({ seen: [id, other] })).status).toBe(204);
  await send({ seen: [id, id] });
  await send({ opened: id });
  await send({ called: id });
  await send({ directions: id, website: other });
  expect(await counted(id)).toEqual([{ seen: 2, opened: 1, called: 1, directions: 1, website: 0 }]);
  expect(await counted(other)).toEqual([
    { seen: 1, opened: 0, called: 0, directions: 0, website: 1 },
  ]);
});

test('simultaneous calls lose no count', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await site.business()).id));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send({ seen: index % 2 ? ids : ids.toReversed() })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  for (const id of ids) expect(await counted(id)).toMatchObject([{ seen: 30 }]);
});

test('visitors who opt out, and programs, are not counted', async () => {
  const { id } = await site.business();
  const headers: Record<string, string>[] = [
    { 'Sec-GPC': '1' },
    { DNT: '1' },
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'User-Agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/140.0.0.0' },
  ];
  for (const each of headers) expect((await send({ opened: id }, each)).status).toBe(204);
  expect(await counted(id)).toEqual([]);
});

test('an unknown listing, a draft and a church are ignored', async () => {
  const { id } = await site.business({ state: 'draft' });
  const church = site.staff('POST', 'churches', { name: 'A Church', state: 'published' });
  const { id: churchId } = await readJson<{ id: string }>(church);
  expect((await send({ seen: [randomUUID(), id, churchId] })).status).toBe(204);
  expect(await counted(id)).toEqual([]);
  expect(await counted(churchId)).toEqual([]);
});

test.each([
  ['too many listings', { seen: Array.from({ length: 51 }, () => randomUUID()) }],
  ['what is no id', { opened: 'every' }],
  ['a long search', { seen: [], q: 'a'.repeat(101) }],
])('%s is refused', async (_, counts) => {
  expect((await send(counts)).status).toBe(400);
});

test('calls beyond the limit of a visitor are ignored without an error', async () => {
  const { id } = await site.business();
  const visitor = { 'X-Real-IP': '203.0.113.9' };
  for (let call = 0; call < 300; call += 1) await send({}, visitor);
  expect((await send({ opened: id }, visitor)).status).toBe(204);
  expect((await send({ opened: id })).status).toBe(204);
  expect(await counted(id)).toMatchObject([{ opened: 1 }]);
});

test('a search word counts once an hour per visitor, and only if the listing contains it', async () => {
  const { id } = await site.business({ name: 'Peach Orchard', description: 'Jam and pies' });
  const search = { seen: [id], q: 'The peaches, jam, peach jam! ann@secret.example' };
  const visitor = { 'X-Real-IP': '203.0.113.10' };
  await send(search, visitor);
  await send(search, visitor);
  await send({ seen: [id], q: 'peach' });
  expect(await words(id)).toEqual([
    { word: 'jam', count: 1 },
    { word: 'peach', count: 2 },
    { word: 'peaches', count: 1 },
  ]);
});

test('counts are kept for 25 months', async () => {
  const { id } = await site.business();
  await database().query(
    `insert into listing_counts
     select $1, current_date - age::interval, 1, 0, 0, 0, 0
     from unnest(array['24 months', '25 months 1 day']) age`,
    [id],
  );
  await database().query(
    `insert into listing_words
     select $1, date_trunc('month', current_date - age::interval), age, 5
     from unnest(array['24 months', '27 months']) age`,
    [id],
  );
  await service().app.get(CountsRetention, { strict: false }).run();
  expect(await counted(id)).toHaveLength(1);
  expect(await words(id)).toEqual([{ word: '24 months', count: 5 }]);
});
