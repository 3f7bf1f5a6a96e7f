import type { TownEvent } from '@town/contracts/calendar/record';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import { readJson } from '@town/service-kit/testing/read-json';
import { events, inDays, useCalendarImports } from '../testing/calendar-imports.js';
import { calendar, compact, event } from '../testing/calendar-lines.js';

const { call, database, found, load, publish } = useCalendarImports();

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

test('an event with an unsupported rule becomes one event per date until a year ahead', async () => {
  const { rows, errors, batchId } = await load(weekly);
  // About 53 Wednesdays from tomorrow, minus one excluded and one cancelled.
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

/** An event at 8 PM in Texas, whose single dates are written in UTC, where it is already the next day. */
function evenings(uid: string, rule: string, leftOut: number, cancelled: number): string {
  const utc = (name: string, days: number) => {
    const at = new Date(instantOfTownTime(`${inDays(days)}T20:00`, 'America/Chicago'));
    return `${name}:${at.toISOString().replaceAll(/[-:]|\.000/g, '')}`;
  };
  return calendar(
    ...event(
      `UID:${uid}`,
      `SUMMARY:${uid}`,
      `DTSTART;TZID=America/Chicago:${compact(inDays(1))}T200000`,
      `RRULE:${rule}`,
      utc('EXDATE', leftOut),
    ),
    ...event(
      `UID:${uid}`,
      'STATUS:CANCELLED',
      utc('RECURRENCE-ID', cancelled),
      utc('DTSTART', cancelled),
    ),
  );
}

test('single dates of an evening event can be written in UTC', async () => {
  const whole = evenings('Vespers', 'FREQ=WEEKLY;COUNT=4', 8, 15);
  expect(await load(whole)).toMatchObject({ create: 1, errors: [] });
  expect(await found('Vespers')).toMatchObject([
    {
      exceptions: [
        { date: inDays(8), change: 'out' },
        { date: inDays(15), change: 'cancelled' },
      ],
    },
  ]);
  // An event with an unsupported rule becomes one event per date.
  const expanded = evenings('Compline', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=4', 15, 29);
  expect(await load(expanded)).toMatchObject({ create: 2, errors: [] });
  const dates = (await found('Compline')).map(({ date }) => date);
  expect(dates.sort()).toEqual([inDays(1), inDays(43)]);
});

describe('a recurring event that was expanded into one event per date', () => {
  /** A rule that is not supported here. */
  const yoga = [
    'UID:yoga',
    'SUMMARY:Yoga',
    `DTSTART:${compact(inDays(1))}T190000`,
    `DTEND:${compact(inDays(1))}T200000`,
    'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=3',
  ];
  const statuses = async () =>
    (await found('Yoga')).map(({ date, endTime, status }) => [date, endTime, status]).sort();
  const unchanged = [inDays(1), '8:00 PM', null];

  test('has a cancelled date when the file cancels or excludes it', async () => {
    await load(calendar(...event(...yoga)));
    const changed = calendar(
      ...event(...yoga, `EXDATE:${compact(inDays(15))}T190000`),
      ...event('UID:yoga', 'STATUS:CANCELLED', `RECURRENCE-ID:${compact(inDays(29))}T190000`),
    );
    expect(await load(changed)).toMatchObject({ create: 0, update: 2, unchanged: 1, errors: [] });
    expect(await statuses()).toEqual([
      unchanged,
      [inDays(15), '8:00 PM', 'cancelled'],
      [inDays(29), '8:00 PM', 'cancelled'],
    ]);
    expect(await load(changed)).toMatchObject({ update: 0, unchanged: 3 });
  });

  test('is cancelled on every date when the file cancels it', async () => {
    const off = calendar(...event(...yoga, 'STATUS:CANCELLED'));
    expect(await load(off)).toMatchObject({ create: 0, update: 1, unchanged: 2 });
    expect((await statuses()).map(([, , status]) => status)).toEqual(Array(3).fill('cancelled'));
  });
});

describe('a recurring event with a supported rule', () => {
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

  test('is one event with its rule and exceptions, and importing the file again changes nothing', async () => {
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

  test("stays one event when the file contains a guest's reply for one date", async () => {
    const answered = calendar(
      ...event('UID:vote', 'SUMMARY:Vote', at('DTSTART', 1, '190000'), 'RRULE:FREQ=WEEKLY'),
      ...event(
        'UID:vote',
        'SUMMARY:Vote',
        at('RECURRENCE-ID', 8, '190000'),
        at('DTSTART', 8, '190000'),
        'ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest@example.com',
      ),
    );
    expect(await load(answered)).toMatchObject({ create: 1, errors: [] });
    expect(await found('Vote')).toMatchObject([{ recurrence: 'FREQ=WEEKLY', exceptions: [] }]);
  });

  test.each([
    ['as Outlook calls it', 'Central Standard Time'],
    ['by an earlier name', 'US/Central'],
  ])('can name the town’s time zone %s', async (_, zone) => {
    const uid = `zone-${zone}`;
    const line = (name: string, days: number) =>
      `${name};TZID=${zone}:${compact(inDays(days))}T190000`;
    const lines = [`UID:${uid}`, `SUMMARY:${uid}`, line('DTSTART', 1), 'RRULE:FREQ=WEEKLY'];
    const outlook = calendar(...event(...lines, line('EXDATE', 8)));
    expect(await load(outlook)).toMatchObject({ create: 1, errors: [] });
    expect(await found(uid)).toMatchObject([
      {
        time: '7:00 PM',
        recurrence: 'FREQ=WEEKLY',
        exceptions: [{ date: inDays(8), change: 'out' }],
      },
    ]);
  });

  test('stays one event when one date gets another title and becomes an event of its own', async () => {
    const lines = ['UID:walk', at('DTSTART', 1, '190000'), 'RRULE:FREQ=WEEKLY'];
    const walk = event('SUMMARY:Walk', ...lines);
    await load(calendar(...walk));
    const [{ id, version } = {}] = await found('Walk');
    await publish(String(id), Number(version));
    const special = calendar(
      ...walk,
      ...event(
        'UID:walk',
        'SUMMARY:Walk by moonlight',
        at('RECURRENCE-ID', 8, '190000'),
        at('DTSTART', 8, '210000'),
      ),
    );
    expect(await load(special)).toMatchObject({ create: 1, update: 1, errors: [] });
    const two = [
      { title: 'Walk', exceptions: [{ date: inDays(8), change: 'out' }], state: 'published' },
      { title: 'Walk by moonlight', date: inDays(8), time: '9:00 PM', state: 'published' },
    ];
    expect(await found('Walk')).toMatchObject(two);
    expect(await load(special)).toMatchObject({ create: 0, update: 0, unchanged: 2 });
    // The date stays an event of its own when the file restores the title.
    expect(await load(calendar(...walk))).toMatchObject({ create: 0, update: 1, unchanged: 1 });
    expect(await found('Walk')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Walk',
          exceptions: [expect.objectContaining({ date: inDays(8), change: 'out' })],
        }),
        expect.objectContaining({
          title: 'Walk',
          date: inDays(8),
          time: '7:00 PM',
          recurrence: null,
        }),
      ]),
    );
  });

  test('stays expanded when an earlier import expanded it', async () => {
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
