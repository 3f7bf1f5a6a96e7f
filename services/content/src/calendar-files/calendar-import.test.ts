import type { TownEvent } from '@town/contracts/calendar/record';
import type { ImportReport } from '@town/contracts/managed-records/calls';
import { addDays, townDate } from '@town/contracts/town/date';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

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

describe('a repeated event that the calendar can repeat itself', () => {
  const rehearsal = (...lines: string[]) =>
    event(
      'UID:choir',
      'SUMMARY:Choir',
      `DTSTART;TZID=America/Chicago:${compact(inDays(1))}T190000`,
      `DTEND;TZID=America/Chicago:${compact(inDays(1))}T203000`,
      ...lines,
    );
  const at = (name: string, days: number, time: string) =>
    `${name};TZID=America/Chicago:${compact(inDays(days))}T${time}`;
  const file = calendar(
    ...rehearsal('RRULE:FREQ=WEEKLY;WKST=SU', at('EXDATE', 22, '190000')),
    ...event(
      'UID:choir',
      'SUMMARY:Choir',
      at('RECURRENCE-ID', 8, '190000'),
      at('DTSTART', 9, '200000'),
      at('DTEND', 9, '213000'),
    ),
    ...event('UID:choir', 'STATUS:CANCELLED', at('RECURRENCE-ID', 15, '190000')),
  );

  test('is one event with its rule and its exceptions, and the file changes nothing again', async () => {
    expect(await load(file)).toMatchObject({ create: 1, errors: [] });
    expect(await found('Choir')).toMatchObject([
      {
        date: inDays(1),
        time: '7:00 PM',
        endTime: '8:30 PM',
        endDate: null,
        recurrence: 'FREQ=WEEKLY',
        exceptions: [
          { date: inDays(22), change: 'out' },
          { date: inDays(8), change: 'moved', newDate: inDays(9), newTime: '8:00 PM' },
          { date: inDays(15), change: 'cancelled' },
        ],
      },
    ]);
    expect(await load(file)).toMatchObject({ create: 0, update: 0, unchanged: 1 });
  });

  test('stays one event for each date where an earlier import made it so', async () => {
    const uid = 'UID:earlier';
    const lines = ['SUMMARY:Earlier', `DTSTART:${compact(inDays(1))}T190000`, 'RRULE:FREQ=DAILY'];
    const [record] = await database().query<{ id: string }>(
      `insert into events (title, description, category, date, time)
       values ('Earlier', '', 'community', $1, '7:00 PM') returning id`,
      [inDays(1)],
    );
    await database().query('update records set external_id = $2 where id = $1', [
      record?.id,
      `earlier ${inDays(1)}`,
    ]);
    const plan = await load(calendar(...event(uid, ...lines)), '?dryRun=true');
    expect(plan).toMatchObject({ create: 364, update: 0, unchanged: 1 });
  });
});

test('an event of several days and one past midnight keep their ends', async () => {
  const file = calendar(
    ...event(
      'UID:days',
      'SUMMARY:Ends Days',
      'DTSTART;VALUE=DATE:20300116',
      'DTEND;VALUE=DATE:20300119',
    ),
    ...event('UID:night', 'SUMMARY:Ends Night', 'DTSTART:20300116T200000', 'DTEND:20300117T010000'),
  );
  await load(file);
  expect(await found('Ends')).toMatchObject([
    { title: 'Ends Days', date: '2030-01-16', endDate: '2030-01-18', time: null, endTime: null },
    { title: 'Ends Night', date: '2030-01-16', endDate: '2030-01-17', endTime: '1:00 AM' },
  ]);
  expect(await load(file)).toMatchObject({ update: 0, unchanged: 2 });
});

test('an event that the calendar has is cancelled when the file says so', async () => {
  const lines = ['UID:called-off', 'SUMMARY:Called off', 'DTSTART:20300116T200000'];
  await load(calendar(...event(...lines)));
  const cancelled = calendar(...event(...lines, 'STATUS:CANCELLED'));
  expect(await load(cancelled)).toMatchObject({ create: 0, update: 1 });
  expect(await found('Called off')).toMatchObject([{ status: 'cancelled' }]);
  expect(await load(cancelled)).toMatchObject({ update: 0, unchanged: 1 });
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
