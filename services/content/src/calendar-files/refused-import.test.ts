import { events, today, useCalendarImports } from '../testing/calendar-imports.js';
import { calendar, compact, event } from '../testing/calendar-lines.js';

const { address, call, found, load } = useCalendarImports();

test('an invalid event is reported with its number and title, and nothing is stored', async () => {
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
  expect(report.errors.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Title is required',
      '“Wrong Four”: The time zone Nowhere is not known',
      '“Wrong Seven”: externalId must be at most 500 characters',
    ]),
  );
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

  test('a calendar imported as another kind of record is refused', async () => {
    const answer = await call('POST', '/api/admin/news/import', calendar());
    expect(answer.status).toBe(415);
  });
});

describe('a hostile file', () => {
  const start = 'DTSTART:20260101T000000';

  test('with a rule that never matches is refused, and other requests are handled meanwhile', async () => {
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

  test('with a line of a megabyte and a rule of thousands of parts gets a response', async () => {
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
      {
        row: 1,
        column: 'title',
        message: `“${'x'.repeat(60)}…”: Title must be at most 200 characters`,
      },
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
