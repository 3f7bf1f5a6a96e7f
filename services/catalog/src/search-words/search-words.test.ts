import type { SearchHit } from '@town/contracts/search/hit';
import { missedSearchesPath, someWordsHeader } from '@town/contracts/search/missed';
import { type MissedSearch, type Synonyms, synonymsSchema } from '@town/contracts/search/synonyms';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(catalogService, settings);

const asEditor = editorCall({ address }, auth);
const call = (method: string, path: string, body?: object, version?: number) =>
  asEditor(method, `/api/admin/${path}`, body, version);

const visit = (q: string, headers: Record<string, string> = {}) =>
  fetch(address(`/api/search?q=${encodeURIComponent(q)}`), {
    headers: { 'User-Agent': 'Mozilla/5.0', ...headers },
  });
/** Reports a search page that the site's server has rendered for a visitor. */
const visitPage = (q: string, headers: Record<string, string> = {}, visitor?: string) =>
  fetch(address(missedSearchesPath), {
    method: 'POST',
    body: JSON.stringify({ q, visitor }),
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0', ...headers },
  });
const names = async (q: string) =>
  (await readJson<SearchHit[]>(visit(q, { 'User-Agent': 'node' }))).map(({ name }) => name);
const missed = () => readJson<MissedSearch[]>(call('GET', 'missed-searches'));

beforeAll(() =>
  database().query(
    "insert into businesses (name, description, category) values ('Bait and Tackle', 'x', 'retail')",
  ),
);

test('synonyms entered by staff apply at once, until they are removed', async () => {
  expect(await names('fishing')).toEqual([]);
  const added = await call('POST', 'synonyms', { words: ['Fishing', 'tackle '] });
  expect(added.status).toBe(201);
  const { id, words, version } = synonymsSchema.parse(await added.json());
  expect(words).toEqual(['fishing', 'tackle']);
  expect(await names('fishing')).toEqual(['Bait and Tackle']);
  const changed = await call('PUT', `synonyms/${id}`, { words: ['angling', 'tackle'] }, version);
  expect(changed.status).toBe(200);
  expect(await names('fishing')).toEqual([]);
  expect(await names('angling')).toEqual(['Bait and Tackle']);
  expect((await call('DELETE', `synonyms/${id}`)).status).toBe(204);
  expect(await names('angling')).toEqual([]);
});

test('a cached list is not served after the synonyms have changed', async () => {
  const totals = () =>
    Promise.all(
      ['?q=lures&limit=5', '?q=lures&open=2027-03-12T10:00', '?q=lures&sort=open'].map(
        async (query) =>
          (await readJson<unknown[]>(fetch(address(`/api/businesses${query}`)))).length,
      ),
    );
  await database().query(
    `update businesses set opening_hours =
       '[{"dayOfWeek": ["Friday"], "opens": "09:00", "closes": "17:00"}]'`,
  );
  for (const _ of ['read', 'read again']) expect(await totals()).toEqual([0, 0, 0]);
  const added = await call('POST', 'synonyms', { words: ['lures', 'tackle'] });
  expect(await totals()).toEqual([1, 1, 1]);
  const { id } = synonymsSchema.parse(await added.json());
  await call('DELETE', `synonyms/${id}`);
  expect(await totals()).toEqual([0, 0, 0]);
});

test('invalid synonyms are refused, and so is a save of an old version', async () => {
  const before = await readJson<Synonyms[]>(call('GET', 'synonyms'));
  for (const words of [['one'], ['a b', 'cd'], ['ab', 'ab'], ["x') or ('y", 'yy']]) {
    expect((await call('POST', 'synonyms', { words })).status).toBe(400);
  }
  const [first] = before;
  const change = { words: ['ab', 'cd'] };
  expect((await call('PUT', `synonyms/${first!.id}`, change)).status).toBe(428);
  expect((await call('PUT', `synonyms/${first!.id}`, change, 9)).status).toBe(412);
  expect(await readJson(call('GET', 'synonyms'))).toEqual(before);
});

test('a search without a result is counted without data about the visitor', async () => {
  await visit('Submarine  rental');
  await visit('submarine rental');
  await visit('tackle');
  expect(await missed()).toEqual([
    { words: 'submarine rental', count: 2, lastOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test('a search where no result has all the words is counted, and the response says so', async () => {
  const response = await visit('tackle gramophone');
  expect(response.headers.get(someWordsHeader.name)).toBe(someWordsHeader.value);
  expect(await missed()).toContainEqual(
    expect.objectContaining({ words: 'tackle gramophone', count: 1 }),
  );
  expect((await visit('tackle')).headers.has(someWordsHeader.name)).toBe(false);
});

test('a search for a day without events is not counted', async () => {
  const before = await missed();
  expect(await readJson(visit('tonight'))).toEqual([]);
  await visitPage('tonight');
  expect(await missed()).toEqual(before);
});

test('one visitor can add only a few searches a day', async () => {
  const before = (await missed()).length;
  for (let search = 1; search <= 25; search += 1) {
    await visit(`ship ${'a'.repeat(search)}`, { 'X-Real-IP': '203.0.113.9' });
    await visitPage(`boat ${'a'.repeat(search)}`, {}, 'a visitor');
  }
  expect(await missed()).toHaveLength(before + 2 * 20);
  await visit('paddle steamer', { 'X-Real-IP': '203.0.113.10' });
  await visitPage('steam boat', {}, 'another visitor');
  expect(await missed()).toHaveLength(before + 2 * 20 + 2);
});

test('robots, the server of the site, people who opt out, and words about a person are not counted', async () => {
  const before = await missed();
  await visit('zeppelin', { 'User-Agent': 'Googlebot/2.1' });
  await visit('zeppelin', { 'User-Agent': 'node' });
  await visit('zeppelin', { 'Sec-GPC': '1' });
  await visit('zeppelin@example.com');
  await visit('zeppelin 98765');
  expect(await missed()).toEqual(before);
});

test('a search rendered by the server is counted like one from a browser', async () => {
  expect((await visitPage('Gondola rides')).status).toBe(204);
  await visit('gondola rides');
  expect(await missed()).toContainEqual(
    expect.objectContaining({ words: 'gondola rides', count: 2 }),
  );
});

test('a search for what is open now is not counted when everything is closed', async () => {
  const setStatus = (status: string) =>
    database().query('update businesses set business_status = $1', [status]);
  await setStatus('temporarily-closed');
  const before = await missed();
  const [closed] = await readJson<{ fuzzy: boolean }[]>(visit('tackle open now'));
  expect(closed?.fuzzy).toBe(true);
  await visitPage('tackle open now');
  expect(await missed()).toEqual(before);
  await setStatus('open');
});

test('a rendered page counts nothing for robots, people who opt out, and words about a person', async () => {
  const before = await missed();
  await visitPage('dirigible', { 'User-Agent': 'Googlebot/2.1' });
  await visitPage('dirigible', { DNT: '1' });
  await visitPage('dirigible', { 'Sec-GPC': '1' });
  await visitPage('dirigible@example.com');
  expect((await visitPage('')).status).toBe(400);
  expect(await missed()).toEqual(before);
});
