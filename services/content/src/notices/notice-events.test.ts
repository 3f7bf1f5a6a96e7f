import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { startService } from '@town/service-kit/testing/running-service';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString();

const asEditor = editorCall({ address }, auth);
const send = (method: string, path: string, body: object = {}, version?: number) =>
  readJson<ManagedRecord>(asEditor(method, `/api/admin/notices${path}`, body, version));

const publish = (notice: object) =>
  send('POST', '', { level: 'emergency', url: null, endsAt: null, ...notice, state: 'published' });

async function moments(id: string): Promise<string[]> {
  const rows = await database().query<{ subject: string }>(
    `select subject from outbox where subject like 'content.notice-%' and event -> 'data' ->> 'id' = $1
     order by (event ->> 'time')::timestamptz`,
    [id],
  );
  return rows.map(({ subject }) => subject);
}

const started = 'content.notice-started.v1';
const ended = 'content.notice-ended.v1';

test('a notice starts once, however often its text changes, and ends when it is withdrawn', async () => {
  const notice = { text: 'Boil your water', startsAt: hours(-1) };
  const { id, version } = await publish(notice);
  await send('PUT', `/${id}`, { text: 'Boil your water until Friday' }, version);
  expect(await moments(id)).toEqual([started]);
  await send('POST', `/${id}/unpublish`);
  await send('POST', `/${id}/archive`);
  expect(await moments(id)).toEqual([started, ended]);
});

test('a scheduled notice starts at its time, and ends at its end', async () => {
  const { id } = await publish({ text: 'Flood', startsAt: hours(1), endsAt: hours(2) });
  expect(await moments(id)).toEqual([]);
  await database().query('update records set publish_at = now() where id = $1', [id]);
  await eventually(async () => expect(await moments(id)).toEqual([started]));
  await database().query('update records set withdraw_at = now() where id = $1', [id]);
  await eventually(async () => expect(await moments(id)).toEqual([started, ended]));
  const [event] = await database().query<{ event: { data: unknown } }>(
    `select event from outbox where subject = $1 and event -> 'data' ->> 'id' = $2`,
    [started, id],
  );
  expect(event!.event.data).toMatchObject({ id, level: 'emergency', text: 'Flood' });
});

test('a notice whose whole time passed while the service was down is not shown, and causes no event', async () => {
  const { id } = await publish({ text: 'Tornado watch', startsAt: hours(1), endsAt: hours(2) });
  await database().query(
    `update records set publish_at = now() - interval '2 hours',
       withdraw_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  const state = async () =>
    (await readJson<ManagedRecord>(asEditor('GET', `/api/admin/notices/${id}`))).state;
  await eventually(async () => expect(await state()).toBe('draft'));
  expect(await moments(id)).toEqual([]);
});

test('a notice starts once even if several processes check for it, and one of them has just restarted', async () => {
  const surroundings = { databaseUrl: database().url, natsUrl: 'nats://127.0.0.1:1', settings };
  const notices = await Promise.all(
    ['One', 'Two', 'Three'].map((text) => publish({ text, startsAt: hours(1) })),
  );
  const other = await startService(contentService, surroundings);
  await database().query('update records set publish_at = now() where publish_at is not null');
  await other.stop();
  const again = await startService(contentService, surroundings);
  for (const { id } of notices) {
    await eventually(async () => expect(await moments(id)).toEqual([started]));
  }
  await again.stop();
  for (const { id } of notices) expect(await moments(id)).toEqual([started]);
});
