import { randomUUID } from 'node:crypto';
import { type MonthlyWork, monthlyWorkSchema } from '@town/contracts/statistics/monthly-report';
import { townDate } from '@town/contracts/town/date';
import { addMonths } from '@town/contracts/town/month';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);
const call = editorCall({ address }, auth);

const month = addMonths(townDate(new Date(), 'America/Chicago').slice(0, 7), -3);

async function workOf(asked: string) {
  const answer = await readJson<MonthlyWork>(call('GET', '/api/admin/monthly-work'));
  return monthlyWorkSchema.parse(answer).months.find((row) => row.month === asked);
}

const receive = (receivedAt: string, doneAt: string | null = null) =>
  database().query(
    `insert into inbox_items (kind, record_id, subject, details, received_at, state, done_at)
     values ('message', $1, 'Hours', '{}', $2, $3, $4)`,
    [randomUUID(), receivedAt, doneAt ? 'done' : 'open', doneAt],
  );

async function publish(kind: string, record: object): Promise<void> {
  const made = await call('POST', `/api/admin/${kind}`, { ...record, state: 'published' });
  expect(made.status).toBe(201);
}

const event = { title: 'Market', category: 'community', date: `${month}-06` };

beforeEach(async () => {
  await database().query('delete from inbox_items');
});

test('months are those of the town, and half of the items were finished within the median', async () => {
  // In UTC the month has begun, and in Chicago it has not.
  await receive(`${month}-01T03:00:00Z`, `${month}-02T03:00:00Z`);
  await receive(`${month}-10T12:00:00Z`, `${month}-10T14:00:00Z`);
  await receive(`${month}-10T12:00:00Z`, `${addMonths(month, 1)}-10T12:00:00Z`);
  await receive(`${month}-11T12:00:00Z`);
  await receive(`${month}-12T12:00:00Z`, `${month}-12T17:00:00Z`);
  expect(await workOf(month)).toMatchObject({ received: 4, finished: 3, medianHours: 5 });
  expect(await workOf(addMonths(month, -1))).toMatchObject({ received: 1, finished: 0 });
});

test('a month in which nothing was finished has no median', async () => {
  expect(await workOf(month)).toMatchObject({ received: 0, finished: 0, medianHours: null });
});

test('public events and articles are counted, each date of a repeated event, but no cancelled one', async () => {
  const { events = 0, articles = 0 } = (await workOf(month)) ?? {};
  await publish('events', event);
  await publish('events', { ...event, title: 'Rained out', status: 'cancelled' });
  await publish('events', {
    ...event,
    title: 'Story hour',
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  });
  await call('POST', '/api/admin/events', { ...event, title: 'Draft', state: 'draft' });
  await publish('news', {
    ...{ title: 'Council', content: '<p>It met.</p>', category: 'news' },
    publishedDate: `${month}-15T15:00:00.000Z`,
  });
  expect(await workOf(month)).toMatchObject({ events: events + 4, articles: articles + 1 });
});
