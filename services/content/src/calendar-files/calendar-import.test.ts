import type { TownEvent } from '@town/contracts/calendar/record';
import { events, inDays, today, useCalendarImports } from '../testing/calendar-imports.js';
import { calendar, compact, event } from '../testing/calendar-lines.js';

const { call, found, load, read } = useCalendarImports();

test('after a dry run, events of a calendar file become drafts in one batch that can be undone', async () => {
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
  expect(await load(file, '?dryRun=true')).toEqual({ ...plan, sameNames: [], newCategories: [] });
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

test('an event of several days and one past midnight keep their end times', async () => {
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

test('an existing event is cancelled when the file cancels it', async () => {
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
])('a time %s is converted to the town’s time zone', async (name, start, date, time) => {
  const title = `Clock ${name}`;
  await load(calendar(...event(`UID:clock ${name}`, `SUMMARY:${title}`, start)));
  expect(await found(title)).toMatchObject([{ title, date, time }]);
});

test('a category chosen by staff is kept when the file is imported again', async () => {
  const file = calendar(...event('UID:choice', 'SUMMARY:Choice', 'DTSTART:20300116T003000'));
  const { batchId } = await load(file);
  const [{ id } = { id: '' }] = await found('Choice');
  const body = JSON.stringify({ ids: [id], action: 'recategorise', category: 'education' });
  await call('POST', `${events}/bulk`, body, 'application/json');
  expect(await load(file)).toMatchObject({ unchanged: 1 });
  expect(batchId).toBeDefined();
});
