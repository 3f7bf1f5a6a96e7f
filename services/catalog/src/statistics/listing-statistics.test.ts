import {
  type ListingStatistics,
  listingStatisticsSchema,
} from '@town/contracts/statistics/listing-statistics';
import { townDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { sendCounts } from '../testing/send-counts.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const site = new OwnerSite(harness, auth);
const ann = 'ann@example.com';

const ask = (id: string, query = '', ending = '', email = ann) =>
  site.owner(email, 'GET', `listings/${id}/statistics${ending}${query}`);
const read = (id: string, query?: string) => readJson<ListingStatistics>(ask(id, query));

/** Counts of a listing on a day: seen, opened and called. */
const store = (id: string, day: string, seen: number, opened = 0, called = 0) =>
  harness
    .database()
    .query('insert into listing_counts values ($1, $2, $3, $4, $5, 0, 0)', [
      id,
      day,
      seen,
      opened,
      called,
    ]);

const storeWord = (id: string, month: string, word: string, count: number) =>
  harness
    .database()
    .query('insert into listing_words values ($1, $2, $3, $4)', [id, month, word, count]);

test('an owner sees today’s counts, in the last 30 days', async () => {
  const { id } = await site.ownedBusiness(ann);
  const before = townDate(new Date(), 'America/Chicago');
  await sendCounts(harness.address('/api/counts'), { seen: [id], opened: id });
  const statistics = listingStatisticsSchema.parse(await read(id));
  expect(statistics.days).toHaveLength(30);
  expect([before, townDate(new Date(), 'America/Chicago')]).toContain(statistics.to);
  const total = (action: 'seen' | 'opened' | 'called') =>
    statistics.days.reduce((sum, day) => sum + day[action], 0);
  expect([total('seen'), total('opened'), total('called')]).toEqual([1, 1, 0]);
});

test('the response has every day of the period, and no other', async () => {
  const { id } = await site.ownedBusiness(ann);
  await store(id, '2026-02-26', 9);
  await store(id, '2026-02-28', 5, 2, 1);
  await store(id, '2026-03-02', 9);
  const { days } = await read(id, '?from=2026-02-27&to=2026-03-01');
  const nothing = { seen: 0, opened: 0, called: 0, directions: 0, website: 0 };
  expect(days).toEqual([
    { ...nothing, day: '2026-02-27' },
    { ...nothing, day: '2026-02-28', seen: 5, opened: 2, called: 1 },
    { ...nothing, day: '2026-03-01' },
  ]);
});

test('a search word is shown when it was used at least five times in a month', async () => {
  const { id } = await site.ownedBusiness(ann);
  await storeWord(id, '2026-01-01', 'pie', 50);
  await storeWord(id, '2026-02-01', 'pie', 5);
  await storeWord(id, '2026-03-01', 'pie', 6);
  await storeWord(id, '2026-02-01', 'rare', 4);
  await storeWord(id, '2026-03-01', 'rare', 4);
  await storeWord(id, '2026-03-01', 'cake', 30);
  const { words } = await read(id, '?from=2026-02-27&to=2026-03-01');
  expect(words).toEqual([
    { word: 'cake', count: 30 },
    { word: 'pie', count: 11 },
  ]);
});

test('the same days are available as a CSV file', async () => {
  const { id } = await site.ownedBusiness(ann);
  await store(id, '2026-02-28', 5, 2, 1);
  const answer = await ask(id, '?from=2026-02-28&to=2026-03-01', '.csv');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toContain('statistics.csv');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toBe(
    'day,seen,opened,called,directions,website\r\n2026-02-28,5,2,1,0,0\r\n2026-03-01,0,0,0,0,0\r\n',
  );
  const spanish = await ask(id, '?from=2026-02-28&to=2026-02-28&language=es', '.csv');
  expect(Buffer.from(await spanish.arrayBuffer()).toString()).toBe(
    '\ufeffdía,vista en listas,abierta,llamadas,cómo llegar,sitio web\r\n2026-02-28,5,2,1,0,0\r\n',
  );
});

test.each([
  ['?from=2026-03-02&to=2026-03-01', 'to'],
  ['?from=2024-01-01&to=2026-03-01', 'from'],
  ['?from=yesterday', 'from'],
  ['?to=2026-02-30', 'to'],
])('the period %s is refused because of its %s', async (query, path) => {
  const { id } = await site.ownedBusiness(ann);
  const answer = await ask(id, query);
  expect(answer.status).toBe(400);
  expect(JSON.parse(await answer.text()).errors).toEqual([{ path, message: expect.any(String) }]);
});

test('a period of 25 months is allowed', async () => {
  const { id } = await site.ownedBusiness(ann);
  expect((await read(id, '?from=2024-02-01&to=2026-02-28')).days).toHaveLength(759);
});

test('only the owners of a listing see its numbers', async () => {
  const { id } = await site.ownedBusiness(ann);
  for (const ending of ['', '.csv']) {
    expect((await ask(id, '', ending, 'eve@example.com')).status).toBe(404);
  }
});
