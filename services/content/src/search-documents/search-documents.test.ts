import {
  type SearchDocument,
  searchDocumentPaths,
  searchDocumentSchema,
} from '@town/contracts/search/document';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { addDays, townDate } from '@town/contracts/town/date';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import { eventually } from '@town/service-kit/testing/eventually';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { contentService } from '../content-service.js';

const { address, database, read } = useService(contentService);

const added = async (sql: string, values: unknown[]) =>
  String((await database().query<{ id: string }>(sql, values))[0]?.id);
const all = async () =>
  z.array(searchDocumentSchema).parse(await read<unknown>(searchDocumentPaths.after()));

beforeAll(() =>
  database().query(`
    insert into events (title, description, category, date, location) values
      ('Market Day', 'Crafts on the square', 'community', '2027-03-06', 'Courthouse');
    insert into news_articles (title, content, category, published_date) values
      ('River is up', '<p>The <b>river</b> rose.</p><p>Stay &amp; watch.</p>', 'general', '2027-03-01T03:00:00Z');
    insert into civic_contacts (name, category, phone) values
      ('Water Office', 'utilities', '830-555-0199')`),
);

test('each public record has one document, in plain text', async () => {
  const documents = await all();
  expect(documents.map(({ id, version, slug, ...words }) => words)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'events',
        name: 'Market Day',
        date: '2027-03-06',
        overAt: '2027-03-06T24:00',
        address: 'Courthouse',
      }),
      // In the town's time zone it is still the evening before.
      expect.objectContaining({
        kind: 'news',
        description: 'The river rose. Stay & watch.',
        date: '2027-02-28',
      }),
      expect.objectContaining({ kind: 'civic-contacts', phone: '830-555-0199' }),
    ]),
  );
  expect(documents).toHaveLength(3);
});

test('a page has its texts in both languages, a legal page only its headings, for callers that support pages', async () => {
  await database().query(
    `insert into pages (page, title, title_es, intro, body, body_es, cards) values
      ('history', 'History', 'Historia', 'How it began', '<p>A <b>mill</b></p>', '<p>Un molino</p>', $1)`,
    [JSON.stringify([{ section: 'parks', title: 'Old ford', text: 'A crossing' }])],
  );
  const page = (await all()).find(({ kind }) => kind === 'pages');
  expect(page).toMatchObject({
    slug: 'history',
    name: 'History',
    nameEs: 'Historia',
    description: 'How it began',
    details: 'A mill Un molino Old ford A crossing',
  });
  await database().query(
    `insert into pages (page, title, body) values
      ('terms', 'Terms', '<h2>Refunds</h2><p>Whatever the weather</p><h3>Cards</h3>')`,
  );
  const terms = (await all()).find(({ slug }) => slug === 'terms');
  expect(terms?.details.trim()).toBe('Refunds Cards');
  await database().query("delete from pages where page = 'terms'");
  const ofEarlierCaller = await read<SearchDocument[]>('/internal/search-documents');
  expect(ofEarlierCaller.map(({ kind }) => kind)).not.toContain('pages');
  expect(ofEarlierCaller).toHaveLength(3);
  const ofLaterCaller = await read('/internal/search-documents?kinds=pages,planets');
  expect(ofLaterCaller).toEqual([page]);
  await database().query('delete from pages');
});

test('documents can be read one by one, and page by page after an id', async () => {
  const documents = await all();
  const [first] = documents;
  expect(await read<SearchDocument>(searchDocumentPaths.one(first!.id))).toEqual(first);
  expect(await read(searchDocumentPaths.after(first!.id))).toEqual(documents.slice(1));
});

test('a record that is not public has no document', async () => {
  const unknown = '00000000-0000-4000-8000-000000000009';
  expect((await fetch(address(searchDocumentPaths.one(unknown)))).status).toBe(404);
  expect((await fetch(address(searchDocumentPaths.one('x')))).status).toBe(400);
});

test('an event ends at the time that its organiser has written, on its last day', async () => {
  const id = await added(
    `insert into events (title, description, category, date, end_date, time, end_time)
     values ('Film Days', 'Nine films', 'community', '2027-03-05', '2027-03-07', '7:00 PM', '10:30 PM')
     returning id`,
    [],
  );
  const { overAt, hours } = await read<SearchDocument>(searchDocumentPaths.one(id));
  expect(overAt).toBe('2027-03-07T22:30');
  expect(hours).toBe('7:00 PM – 10:30 PM');
  await database().query('delete from events where id = $1', [id]);
});

test("an event that is in progress has today's date", async () => {
  const zone = defaultSettings.profile.timeZone;
  const today = townDate(new Date(), zone);
  const id = await added(
    `insert into events (title, description, category, date, end_date)
     values ('Long Fair', 'Rides', 'community', $1, $2) returning id`,
    [addDays(today, -1), addDays(today, 1)],
  );
  expect(await read<SearchDocument>(searchDocumentPaths.one(id))).toMatchObject({ date: today });
  await database().query('delete from events where id = $1', [id]);
});

test('a repeated event has its next date that is not cancelled', async () => {
  const today = townDate(new Date(), defaultSettings.profile.timeZone);
  const cancelled = JSON.stringify([{ date: addDays(today, 6), change: 'cancelled' }]);
  const id = await added(
    `insert into events (title, description, category, date, recurrence, exceptions)
     values ('Weekly Walk', 'x', 'community', $1, 'FREQ=WEEKLY', $2) returning id`,
    [addDays(today, -8), cancelled],
  );
  // The service adds the dates of rows that were written directly.
  await eventually(async () => {
    const { date } = await read<SearchDocument>(searchDocumentPaths.one(id));
    expect(date).toBe(addDays(today, 13));
  });
  await database().query('delete from events where id = $1', [id]);
});

test('a repeated event has the time of its next date', async () => {
  const today = townDate(new Date(), defaultSettings.profile.timeZone);
  const moved = JSON.stringify([{ date: addDays(today, 6), change: 'moved', newTime: '8:00 AM' }]);
  const id = await added(
    `insert into events (title, description, category, date, time, recurrence, exceptions)
     values ('Weekly Swim', 'x', 'community', $1, '6:00 PM', 'FREQ=WEEKLY', $2) returning id`,
    [addDays(today, -8), moved],
  );
  await eventually(async () => {
    const document = await read<SearchDocument>(searchDocumentPaths.one(id));
    expect(document).toMatchObject({ date: addDays(today, 6), hours: '8:00 AM' });
  });
  await database().query('delete from events where id = $1', [id]);
});

test('a repeated event that is over today has the date after it', async () => {
  const { timeZone } = defaultSettings.profile;
  const today = townDate(new Date(), timeZone);
  const id = await added(
    `insert into events (title, description, category, date, time, end_time, recurrence)
     values ('Weekly Hour', 'x', 'community', $1, '10:00 AM', '11:00 AM', 'FREQ=WEEKLY') returning id`,
    [addDays(today, -7)],
  );
  const clock = jest.spyOn(Date, 'now');
  for (const [time, date] of [
    ['10:59', today],
    ['11:00', addDays(today, 7)],
  ]) {
    clock.mockReturnValue(instantOfTownTime(`${today}T${time}`, timeZone));
    await eventually(async () => {
      const document = await read<SearchDocument>(searchDocumentPaths.one(id));
      expect(document).toMatchObject({ date, overAt: `${date}T11:00` });
    });
  }
  clock.mockRestore();
  await database().query('delete from events where id = $1', [id]);
});

test('the beginning of a long article ends with a whole character', async () => {
  const content = `<p>${'a'.repeat(1_999)}\u{1f600} and more</p>`;
  const id = await added(
    `insert into news_articles (title, content, category, published_date)
     values ('Long Read', $1, 'general', now()) returning id`,
    [content],
  );
  const { description } = await read<SearchDocument>(searchDocumentPaths.one(id));
  expect(description).toBe('a'.repeat(1_999));
  await database().query('delete from news_articles where id = $1', [id]);
});
