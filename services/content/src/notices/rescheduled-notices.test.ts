import type { Batch } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address } = useService(contentService, settings);

const notices = '/api/admin/notices';
const asEditor = editorCall({ address }, auth);
const send = (method: string, path: string, body: object = {}, version?: number) =>
  readJson<ManagedRecord>(asEditor(method, `${notices}${path}`, body, version));
const read = (id: string) => readJson<ManagedRecord>(asEditor('GET', `${notices}/${id}`));

const first = { startsAt: '2100-01-01T12:00:00.000Z', endsAt: '2100-01-02T12:00:00.000Z' };
const second = { startsAt: '2100-02-01T12:00:00.000Z', endsAt: '2100-02-02T12:00:00.000Z' };
const scheduledFor = ({ startsAt, endsAt }: typeof first) => ({
  state: 'scheduled',
  publishAt: startsAt,
  withdrawAt: endsAt,
});

const schedule = (period: typeof first) =>
  send('POST', '', { level: 'warning', text: 'Road works', ...period, state: 'published' });

test('a scheduled notice with changed times appears and disappears at the new ones', async () => {
  const { id, version } = await schedule(first);
  expect(await send('PUT', `/${id}`, second, version)).toMatchObject(scheduledFor(second));
});

test('a scheduled notice appears at once when its start is moved to the past', async () => {
  const { id, version } = await schedule(first);
  const moved = { startsAt: '2026-01-01T12:00:00.000Z' };
  const record = await send('PUT', `/${id}`, moved, version);
  expect(record).toMatchObject({ state: 'published', withdrawAt: first.endsAt });
});

test('restoring an earlier version of a scheduled notice restores its times', async () => {
  const { id, version } = await schedule(first);
  await send('PUT', `/${id}`, second, version);
  const restored = await send('POST', `/${id}/restore`, { version });
  expect(restored).toMatchObject(scheduledFor(first));
});

test('a file moves a scheduled notice, and its undo moves it back', async () => {
  const { id } = await schedule(first);
  const file = ['id,startsAt,endsAt', [id, second.startsAt, second.endsAt].join()].join('\r\n');
  const { batchId } = await readJson<Batch>(
    fetch(address(`${notices}/import`), {
      method: 'POST',
      headers: { Authorization: `Bearer ${auth().tokenOf('editor')}`, 'Content-Type': 'text/csv' },
      body: file,
    }),
  );
  expect(await read(id)).toMatchObject(scheduledFor(second));
  expect((await asEditor('POST', `/api/admin/batches/${batchId}/undo`, {})).status).toBe(200);
  expect(await read(id)).toMatchObject(scheduledFor(first));
});

test('a schedule sets the times of the notice, and a corrected text keeps them', async () => {
  const draft = await send('POST', '', { level: 'warning', text: 'Road wroks', ...first });
  const { startsAt: at, endsAt: withdrawAt } = second;
  const { version } = await send('POST', `/${draft.id}/publish`, { at, withdrawAt });
  const saved = await send('PUT', `/${draft.id}`, { text: 'Road works' }, version);
  expect(saved).toMatchObject({ ...scheduledFor(second), ...second });
});

test('a public notice keeps its end when its text is corrected', async () => {
  const startsAt = '2026-01-01T12:00:00.000Z';
  const draft = await send('POST', '', { level: 'warning', text: 'Road wroks', startsAt });
  const times = { at: null, withdrawAt: first.endsAt };
  const { version } = await send('POST', `/${draft.id}/publish`, times);
  const saved = await send('PUT', `/${draft.id}`, { text: 'Road works' }, version);
  expect(saved).toMatchObject({ state: 'published', startsAt, withdrawAt: first.endsAt });
});

test('a notice that is published without a new end keeps its existing one', async () => {
  const draft = await send('POST', '', { level: 'warning', text: 'Road works', ...first });
  const published = await send('POST', `/${draft.id}/publish`, { at: null, withdrawAt: null });
  expect(published).toMatchObject(scheduledFor(first));
});
