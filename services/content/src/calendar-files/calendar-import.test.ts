import type { TownEvent } from '@town/contracts/calendar/record';
import type { ImportReport } from '@town/contracts/managed-records/calls';
import { addDays, townDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, read } = useService(contentService, settings);

const events = '/api/admin/events';
const today = townDate(new Date(), 'America/Chicago');
const compact = (date: string) => date.replaceAll('-', '');
const inDays = (days: number) => addDays(today, days);

function call(method: string, path: string, body?: string, type = 'text/calendar; charset=utf-8') {
  return fetch(address(path), {
    method,
    ...(body !== undefined && { body }),
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      ...(body !== undefined && { 'Content-Type': type }),
    },
  });
}

const load = (file: string, query = '') =>
  readJson<ImportReport>(call('POST', `${events}/import${query}`, file));

const found = (words: string) =>
  readJson<Record<string, unknown>[]>(
    call('GET', `${events}?q=${encodeURIComponent(words)}&sort=title`),
  );

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');

test('events of a calendar become drafts in one batch that can be undone, after a dry run', async () => {
  const file = calendar(
    ...event(
      'UID:fair@example.com',
      'SUMMARY:Spring Fair\\, with pies',
      `DTSTART:${compact(inDays(20))}T183000`,
      'LOCATION:Courthouse lawn',
      'DESCRIPTION:<p>Pies &amp; music</p><p>Free</p>',
      'CATEGORIES:Fun,Sports',
    ),
    ...event(
      'UID:day@example.com',
      'SUMMARY:Spring Day',
      `DTSTART;VALUE=DATE:${compact(inDays(21))}`,
    ),
    ...event(
      'UID:off',
      'SUMMARY:Spring Off',
      'STATUS:CANCELLED',
      `DTSTART:${compact(today)}T090000`,
    ),
  );
  const plan = { rows: 2, create: 2, update: 0, unchanged: 0, errors: [] };
  expect(await load(file, '?dryRun=true')).toEqual(plan);
  expect(await found('Spring')).toEqual([]);
  const report = await load(file);
  expect(report).toEqual({ ...plan, batchId: expect.stringMatching(/^content-/) });
  expect(await found('Spring')).toMatchObject([
    { title: 'Spring Day', date: inDays(21), time: null, location: null, category: 'community' },
    {
      title: 'Spring Fair, with pies',
      description: 'Pies & music\nFree',
      date: inDays(20),
      time: '6:30 PM',
      location: 'Courthouse lawn',
      category: 'sports',
      state: 'draft',
    },
  ]);
  expect(await load(file)).toMatchObject({ create: 0, update: 0, unchanged: 2 });
  await call('POST', `/api/admin/batches/${report.batchId}/undo`);
  expect(await found('Spring')).toEqual([]);
  expect(await read<TownEvent[]>('/api/events')).toEqual([]);
});

/** Three weekly evenings from tomorrow; the second is moved by an hour, the third cancelled. */
const weekly = calendar(
  ...event(
    'UID:band',
    'SUMMARY:Band Practice',
    `DTSTART;TZID=America/Chicago:${compact(inDays(1))}T190000`,
    'RRULE:FREQ=WEEKLY',
    `EXDATE;TZID=America/Chicago:${compact(inDays(22))}T190000`,
  ),
  ...event(
    'UID:band',
    'SUMMARY:Band Practice (moved)',
    `RECURRENCE-ID;TZID=America/Chicago:${compact(inDays(8))}T190000`,
    `DTSTART;TZID=America/Chicago:${compact(inDays(8))}T200000`,
  ),
  ...event(
    'UID:band',
    'SUMMARY:Band Practice',
    'STATUS:CANCELLED',
    `RECURRENCE-ID;TZID=America/Chicago:${compact(inDays(15))}T190000`,
    `DTSTART;TZID=America/Chicago:${compact(inDays(15))}T190000`,
  ),
);

test('a repeated event is one event for each of its dates until a year ahead', async () => {
  const { rows, errors, batchId } = await load(weekly);
  // 53 Wednesdays or so from tomorrow, less one that is excluded and one that is cancelled.
  expect({ rows, errors }).toEqual({ rows: 51, errors: [] });
  const found = await readJson<TownEvent[]>(call('GET', `${events}?q=Band&limit=500`));
  const times = new Map(found.map(({ date, time, title }) => [date, [time, title]]));
  expect(times.get(inDays(1))).toEqual(['7:00 PM', 'Band Practice']);
  expect(times.get(inDays(8))).toEqual(['8:00 PM', 'Band Practice (moved)']);
  for (const days of [15, 22, 366]) expect(times.has(inDays(days))).toBe(false);
  expect(times.has(inDays(365))).toBe(true);
  expect(await load(weekly)).toMatchObject({ create: 0, update: 0, unchanged: 51 });
  await call('POST', `/api/admin/batches/${batchId}/undo`);
});

test.each([
  ['in UTC', 'DTSTART:20300116T003000Z', '2030-01-15', '6:30 PM'],
  ['in another zone', 'DTSTART;TZID=Europe/Berlin:20300116T003000', '2030-01-15', '5:30 PM'],
  ['without a zone', 'DTSTART:20300116T003000', '2030-01-16', '12:30 AM'],
])('a time %s is shown on the clock of the town', async (name, start, date, time) => {
  const title = `Clock ${name}`;
  await load(calendar(...event(`UID:clock ${name}`, `SUMMARY:${title}`, start)));
  expect(await found(title)).toMatchObject([{ title, date, time }]);
});

test('a category that staff have chosen stays when the file comes again', async () => {
  const file = calendar(...event('UID:choice', 'SUMMARY:Choice', 'DTSTART:20300116T003000'));
  const { batchId } = await load(file);
  const [{ id } = { id: '' }] = await found('Choice');
  const body = JSON.stringify({ ids: [id], action: 'recategorise', category: 'education' });
  await call('POST', `${events}/bulk`, body, 'application/json');
  expect(await load(file)).toMatchObject({ unchanged: 1 });
  expect(batchId).toBeDefined();
});

test('what is wrong is named with the number of the event, and nothing is stored', async () => {
  const start = 'DTSTART:20300116T003000';
  const report = await load(
    calendar(
      ...event('UID:right', 'SUMMARY:Wrong One', start),
      ...event('UID:1', start),
      ...event('SUMMARY:Wrong Two', start),
      ...event('UID:3', 'SUMMARY:Wrong Three', 'DTSTART:soon'),
      ...event('UID:4', 'SUMMARY:Wrong Four', 'DTSTART;TZID=Nowhere:20300116T003000'),
      ...event('UID:5', 'SUMMARY:Wrong Five'),
      ...event(
        'UID:6',
        'SUMMARY:Wrong Six',
        `DTSTART:${compact(today)}T010000`,
        'RRULE:FREQ=HOURLY',
      ),
      ...event(`UID:${'x'.repeat(5_000)}`, 'SUMMARY:Wrong Seven', start),
    ),
  );
  expect(report.errors.map(({ row, column }) => `${row} ${column}`).sort()).toEqual([
    '2 title',
    '3 UID',
    '4 DTSTART',
    '5 DTSTART',
    '6 DTSTART',
    '7 RRULE',
    '8 externalId',
  ]);
  expect(report.batchId).toBeUndefined();
  expect(await found('Wrong')).toEqual([]);
});

describe('a file that is no calendar is refused', () => {
  test.each([
    ['text', 'no calendar'],
    ['', 'no calendar'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'no calendar'],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'no events'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY', 'no calendar'],
    [calendar(...event('UID:1', 'SUMMARY:Nul\0')), 'cannot be stored'],
  ])('%j', async (file, reason) => {
    const answer = await call('POST', `${events}/import`, file);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  test('and so is a calendar for another kind of record', async () => {
    const answer = await call('POST', '/api/admin/news/import', weekly);
    expect(answer.status).toBe(415);
  });
});

describe('a hostile file', () => {
  const start = 'DTSTART:20260101T000000';

  test('with a rule that can never be fulfilled is refused, and others are answered meanwhile', async () => {
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const sent = call(
      'POST',
      `${events}/import`,
      calendar(...event('UID:1', 'SUMMARY:x', start, rule)),
    );
    expect((await fetch(address('/api/events'))).status).toBe(200);
    const answer = await sent;
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('too much time');
  });

  test('with a line of a megabyte and a rule of thousands of parts is answered', async () => {
    const line = 'x'.repeat(1_000_000);
    const days = Array.from({ length: 5_000 }, (_, index) => (index % 31) + 1).join();
    const report = await load(
      calendar(
        ...event('UID:1', `SUMMARY:${line}`, start),
        ...event('UID:2', 'SUMMARY:x', start, `RRULE:FREQ=MONTHLY;BYMONTHDAY=${days}`),
      ),
      '?dryRun=true',
    );
    expect(report.errors).toEqual([
      { row: 1, column: 'title', message: 'Title must be at most 200 characters' },
    ]);
  });

  test('with formulas is stored as written, and exported as text', async () => {
    const title = '=HYPERLINK("https://evil.example")';
    await load(calendar(...event('UID:formula', `SUMMARY:${title}`, start)));
    expect(await found('HYPERLINK')).toMatchObject([{ title }]);
    const file = await (await call('GET', `${events}/export.csv`)).text();
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});
