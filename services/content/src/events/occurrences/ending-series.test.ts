import type { EndingRecord } from '@town/contracts/managed-records/ending';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { addDays, townDate } from '@town/contracts/town/date';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';

const { auth, settings } = useFakeAuth();
const harness = useService(contentService, settings);
const call = editorCall(harness, auth);

const today = townDate(new Date(), 'America/Chicago');
const inDays = (days: number) => addDays(today, days);

const repeated = (fields: object) =>
  readJson<ManagedRecord>(
    call('POST', '/api/admin/events', {
      ...{ title: 'Market', category: 'community', date: today, state: 'published' },
      ...fields,
    }),
  );

/** What the desk hears about an event. */
const ending = async ({ id }: ManagedRecord) =>
  (await readJson<EndingRecord[]>(call('GET', '/api/admin/ending/content'))).find(
    (each) => each.id === id,
  );

test('staff see which repeated events have their last date soon', async () => {
  const market = await repeated({ recurrence: 'FREQ=WEEKLY;COUNT=2', endDate: inDays(1) });
  const found = await ending(market);
  expect(found).toMatchObject({ kind: 'events', title: 'Market', lastDate: inDays(8) });
  expect(townDate(new Date(found!.endsAt), 'America/Chicago')).toBe(inDays(9));
});

test('a last date that was moved beyond the two weeks is not near', async () => {
  const exceptions = [{ date: inDays(7), change: 'moved', newDate: inDays(20) }];
  const market = await repeated({ recurrence: 'FREQ=WEEKLY;COUNT=2', exceptions });
  expect(await ending(market)).toBeUndefined();
});

test('a last date that is cancelled does not count', async () => {
  const exceptions = [{ date: inDays(14), change: 'cancelled' }];
  const market = await repeated({ recurrence: 'FREQ=WEEKLY;COUNT=3', exceptions });
  expect(await ending(market)).toMatchObject({ lastDate: inDays(7) });
});

test('an event that is also withdrawn soon is named once, with what comes first', async () => {
  const withdrawAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const market = await repeated({ recurrence: 'FREQ=WEEKLY;COUNT=2' });
  await call('POST', `/api/admin/events/${market.id}/publish`, { withdrawAt });
  const all = await readJson<EndingRecord[]>(call('GET', '/api/admin/ending/content'));
  expect(all.filter(({ id }) => id === market.id)).toMatchObject([{ endsAt: withdrawAt }]);
});

test.each([
  ['has no end', {}, 'FREQ=YEARLY'],
  ['comes again in a year', {}, 'FREQ=YEARLY;COUNT=2'],
  ['comes again in two years', {}, 'FREQ=YEARLY;INTERVAL=2;COUNT=2'],
  ['goes on for a month', {}, 'FREQ=WEEKLY;COUNT=5'],
  ['is cancelled', { status: 'cancelled' }, 'FREQ=WEEKLY;COUNT=2'],
])('an event that %s is not among them', async (_, fields, recurrence) => {
  expect(await ending(await repeated({ ...fields, recurrence }))).toBeUndefined();
});
