import type { TownEvent } from '@town/contracts/calendar/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { addDays, townDate } from '@town/contracts/town/date';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const today = townDate(new Date(), 'America/Chicago');
const inDays = (days: number) => addDays(today, days);

const asEditor = editorCall({ address }, auth);
const call = (method: string, path: string, body?: object, version?: number) =>
  asEditor(method, `/api/admin/events${path}`, body, version);

let number = 0;
/** Publishes an event with a unique title. */
async function publish(fields: object): Promise<ManagedRecord> {
  number += 1;
  const event = { title: `Repeated ${number}`, category: 'community', date: today, ...fields };
  return readJson<ManagedRecord>(call('POST', '', { ...event, state: 'published' }));
}

const dates = async (series: string, query = '') =>
  read<TownEvent[]>(`/api/events?series=${series}${query}`);

test('a recurring event is listed on each of its dates, with an address for each', async () => {
  const { id, slug } = await publish({ recurrence: 'FREQ=WEEKLY;COUNT=3', time: '6:00 PM' });
  const found = await dates(id);
  expect(found.map(({ date }) => date)).toEqual([today, inDays(7), inDays(14)]);
  expect(new Set(found.map((each) => each.id)).size).toBe(3);
  for (const { slug: own, id: ownId, date } of found) {
    const one = { slug: own, date, seriesId: id, seriesSlug: slug, time: '6:00 PM' };
    expect(await read(`/api/events/${own}`)).toMatchObject(one);
    expect(await read(`/api/events/${ownId}`)).toMatchObject(one);
  }
  const whole = await read<TownEvent>(`/api/events/${slug}`);
  expect(whole).toMatchObject({ id, slug, recurrence: 'FREQ=WEEKLY;COUNT=3', seriesId: null });
  const listed = await read<TownEvent[]>(`/api/events?from=${today}&to=${inDays(400)}`);
  expect(listed.filter((each) => each.id === id)).toEqual([]);
  const once = await read<TownEvent[]>('/api/events?series=none');
  expect(once.filter(({ seriesId }) => seriesId === id)).toEqual([]);
});

test('a list can have only the next date of each recurring event', async () => {
  const { id } = await publish({ recurrence: 'FREQ=WEEKLY;COUNT=3', endDate: inDays(1) });
  const once = await publish({ date: inDays(8) });
  const next = async (from: string) => {
    const listed = await read<TownEvent[]>(`/api/events?dates=next&from=${from}`);
    return listed.flatMap((each) => (each.seriesId === id || each.id === once.id ? each.date : []));
  };
  expect(await next(today)).toEqual([today, inDays(8)]);
  expect(await next(inDays(1))).toEqual([today, inDays(8)]);
  expect(await next(inDays(2))).toEqual([inDays(7), inDays(8)]);
  const anyDay = await read<TownEvent[]>('/api/events?dates=next');
  expect(anyDay.map(({ date }) => date)).toContain(today);
});

test('a cancelled date is the next one only where no date takes place', async () => {
  const exceptions = [{ date: today, change: 'cancelled' }];
  const { id } = await publish({ recurrence: 'FREQ=WEEKLY;COUNT=3', exceptions });
  const off = await publish({ recurrence: 'FREQ=WEEKLY;COUNT=3', status: 'cancelled' });
  const listed = await read<TownEvent[]>(`/api/events?dates=next&from=${today}`);
  const next = (series: string) =>
    listed.flatMap(({ seriesId, date }) => (seriesId === series ? date : []));
  expect(next(id)).toEqual([inDays(7)]);
  expect(next(off.id)).toEqual([today]);
});

test('an event without an end is listed until a year ahead', async () => {
  const { id } = await publish({ recurrence: 'FREQ=DAILY' });
  const last = (await dates(id)).at(-1)?.date ?? '';
  expect([inDays(365), inDays(366)]).toContain(last);
});

test('single dates can be excluded, cancelled or moved, with a note', async () => {
  const exceptions = [
    { date: inDays(1), change: 'out' },
    { date: inDays(2), change: 'cancelled', note: 'Rain' },
    { date: inDays(3), change: 'moved', newDate: inDays(9), newTime: '7 pm' },
  ];
  const { id, slug } = await publish({
    recurrence: 'FREQ=DAILY;COUNT=5',
    time: '6:00 PM',
    endTime: '8:00 PM',
    exceptions,
  });
  const shown = (await dates(id)).map(({ date, status, statusNote, time, previousDate }) => [
    date,
    status,
    statusNote,
    time,
    previousDate,
  ]);
  expect(shown).toEqual([
    [today, 'scheduled', null, '6:00 PM', null],
    [inDays(2), 'cancelled', 'Rain', '6:00 PM', null],
    [inDays(4), 'scheduled', null, '6:00 PM', null],
    [inDays(9), 'moved', null, '7:00 PM', inDays(3)],
  ]);
  const status = async (days: number) =>
    (await fetch(address(`/api/events/${slug}--${inDays(days)}`))).status;
  expect([await status(1), await status(2), await status(5)]).toEqual([410, 200, 404]);
});

test('a moved date of a cancelled event is cancelled, too', async () => {
  const exceptions = [{ date: inDays(1), change: 'moved', newDate: inDays(2), note: 'Rain' }];
  const fields = { recurrence: 'FREQ=WEEKLY;COUNT=2', date: inDays(1), exceptions };
  const { id } = await publish({ ...fields, status: 'cancelled', statusNote: 'The band is ill' });
  const shown = (await dates(id)).map(({ date, status, statusNote }) => [date, status, statusNote]);
  expect(shown).toEqual([
    [inDays(2), 'cancelled', 'The band is ill'],
    [inDays(8), 'cancelled', 'The band is ill'],
  ]);
});

test('changing an event changes its dates, and the address of a renamed one redirects', async () => {
  const record = await publish({ title: 'Old Market', recurrence: 'FREQ=WEEKLY;COUNT=2' });
  const [first] = await dates(record.id);
  const changed = { title: 'New Market', recurrence: 'FREQ=DAILY;COUNT=2', status: 'cancelled' };
  expect((await call('PUT', `/${record.id}`, changed, record.version)).status).toBe(200);
  const found = await dates(record.id);
  expect(found.map(({ date, status }) => [date, status])).toEqual([
    [today, 'cancelled'],
    [inDays(1), 'cancelled'],
  ]);
  expect(found[0]?.id).toBe(first?.id);
  const answer = await fetch(address(`/api/events/${first?.slug}`), { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`/api/events/new-market--${today}`);
  const unknown = await fetch(address(`/api/events/new-market--${inDays(40)}`));
  expect(unknown.status).toBe(404);
  await call('POST', `/${record.id}/archive`);
  expect(await dates(record.id)).toEqual([]);
  expect((await fetch(address(`/api/events/new-market--${today}`))).status).toBe(410);
});

test('an event whose rule is removed takes place once', async () => {
  const record = await publish({ recurrence: 'FREQ=DAILY;COUNT=3' });
  await call('PUT', `/${record.id}`, { recurrence: null }, record.version);
  expect(await dates(record.id)).toEqual([]);
  const listed = await read<TownEvent[]>(`/api/events?from=${today}&to=${today}`);
  expect(listed.filter(({ id }) => id === record.id)).toHaveLength(1);
});

test('a recurring event inserted by SQL gets its dates automatically', async () => {
  const [row] = await database().query<{ id: string }>(
    `insert into events (title, description, category, date, recurrence)
     values ('By SQL', '', 'community', $1, 'FREQ=WEEKLY;COUNT=2') returning id`,
    [today],
  );
  await eventually(async () => expect(await dates(row!.id)).toHaveLength(2));
  await database().query(`update events set time = '5:00 PM' where id = $1`, [row!.id]);
  await eventually(async () => expect((await dates(row!.id))[0]?.time).toBe('5:00 PM'));
});

test('a recurring event whose dates cannot be stored does not stop the others', async () => {
  const insert = (title: string, exceptions: object[] | null) =>
    database().query<{ id: string }>(
      `insert into events (title, description, category, date, recurrence, exceptions)
       values ($1, '', 'community', $2, 'FREQ=WEEKLY;COUNT=2', $3) returning id`,
      [title, today, exceptions && JSON.stringify(exceptions)],
    );
  const moved = { date: today, change: 'moved', newDate: 'soon' };
  for (let count = 0; count < 8; count += 1) await insert('Odd Dates', [moved]);
  const [sound] = await insert('Sound Dates', null);
  await eventually(async () => expect(await dates(sound!.id)).toHaveLength(2));
});

test('an event of several days is found on each of them', async () => {
  const { id } = await publish({ date: inDays(20), endDate: inDays(22) });
  for (const [days, isFound] of [
    [19, false],
    [20, true],
    [21, true],
    [22, true],
    [23, false],
  ] as const) {
    const found = await read<TownEvent[]>(`/api/events?from=${inDays(days)}&to=${inDays(days)}`);
    expect(found.some((event) => event.id === id)).toBe(isFound);
  }
});

test('the calendar can be filtered by words and by similar titles', async () => {
  await publish({ title: 'Ninepin Evening', organizer: 'The Pin Club', date: inDays(30) });
  const titles = async (query: string) =>
    (await read<TownEvent[]>(`/api/events?${query}`)).map(({ title }) => title);
  expect(await titles('q=club+NINEPIN')).toEqual(['Ninepin Evening']);
  expect(await titles('q=100%25')).toEqual([]);
  const day = `from=${inDays(30)}&to=${inDays(30)}`;
  expect(await titles(`${day}&like=nine-pin%20evenings`)).toEqual(['Ninepin Evening']);
  expect(await titles(`${day}&like=Council`)).toEqual([]);
  expect(await titles(`${day}&like=Ninepin%20Evening%202`)).toEqual([]);
});

test('a new exception for a date without the event is refused', async () => {
  const weekly = { recurrence: 'FREQ=WEEKLY', date: today };
  const wrong = [
    { date: inDays(7), change: 'out' },
    { date: inDays(8), change: 'cancelled' },
  ];
  const refusal = {
    status: 400,
    errors: [{ path: 'exceptions.1.date', message: 'The event does not take place on this date' }],
  };
  const event = { title: 'Wrong', category: 'community', ...weekly, exceptions: wrong };
  for (const state of ['published', 'draft']) {
    const refused = await call('POST', '', { ...event, state });
    expect(await refused.json()).toMatchObject(refusal);
  }
  const { id } = await publish({ ...weekly, exceptions: wrong.slice(0, 1) });
  const save = (body: object, version: number) => call('PUT', `/${id}`, body, version);
  expect(await (await save({ exceptions: wrong }, 1)).json()).toMatchObject(refusal);
  // The rule has changed, so exceptions of the previous rule are kept.
  expect((await save({ recurrence: 'FREQ=MONTHLY' }, 1)).status).toBe(200);
  const stale = { exceptions: [{ ...wrong[0], note: 'Holiday' }], title: 'Every month' };
  expect((await save(stale, 2)).status).toBe(200);
});

test.each([
  ['an end before the beginning', { endDate: inDays(-1) }, 'endDate'],
  ['an end before the beginning on the same day', { time: '6 PM', endTime: '5 PM' }, 'endTime'],
  ['an end without a beginning', { endTime: '5 PM' }, 'endTime'],
  ['an end that is no time', { time: '6 PM', endTime: 'late' }, 'endTime'],
  ['a rule that is not supported', { recurrence: 'FREQ=HOURLY' }, 'recurrence'],
  [
    'a first date that the rule leaves out',
    { recurrence: 'FREQ=DAILY;UNTIL=20010101' },
    'recurrence',
  ],
  ['a ticket link without https', { ticketUrl: 'http://example.com' }, 'ticketUrl'],
  ['an unknown status', { status: 'off' }, 'status'],
  ['a move to nowhere', { exceptions: [{ date: today, change: 'moved' }] }, 'exceptions.0.newDate'],
  [
    'two exceptions for one date',
    {
      exceptions: [
        { date: today, change: 'out' },
        { date: today, change: 'cancelled' },
      ],
    },
    'exceptions.1.date',
  ],
])('%s is refused, in drafts, too', async (_, fields, path) => {
  const body = { title: 'Wrong', category: 'community', date: today, ...fields };
  for (const state of ['published', 'draft']) {
    const answer = await call('POST', '', { ...body, state });
    expect(answer.status).toBe(400);
    const { errors } = await readJson<{ errors: { path: string }[] }>(answer);
    expect(errors.map((each) => each.path)).toEqual([path]);
  }
});
