import type { Batch } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { type Notice, noticeSchema } from '@town/contracts/notices/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString();

const asEditor = editorCall({ address }, auth);
const publish = (notice: object) =>
  asEditor('POST', '/api/admin/notices', {
    startsAt: hours(-1),
    endsAt: null,
    ...notice,
    state: 'published',
  });

const texts = async () => (await read<Notice[]>('/api/notices')).map(({ text }) => text);

test('notices in effect are public, the most severe first', async () => {
  await publish({ level: 'notice', text: 'Road works on Main Street' });
  await publish({ level: 'emergency', text: 'Boil your water' });
  await publish({ level: 'warning', text: 'Burn ban' });
  expect(await texts()).toEqual(['Boil your water', 'Burn ban', 'Road works on Main Street']);
  for (const notice of await read<unknown[]>('/api/notices')) {
    expect(noticeSchema.parse(notice)).toEqual(notice);
  }
});

test('a notice may name the place where it applies', async () => {
  await publish({ level: 'warning', text: 'Road closed', place: 'Third Street bridge' });
  const notices = await read<Notice[]>('/api/notices');
  const places = new Map(notices.map(({ text, place }) => [text, place]));
  expect(places.get('Road closed')).toBe('Third Street bridge');
  expect(places.get('Burn ban')).toBeNull();
  const long = await publish({ level: 'warning', text: 'Ice', place: 'x'.repeat(121) });
  expect(long.status).toBe(400);
});

test('the text of a notice is one line, whatever the lines in which it was typed', async () => {
  await publish({ level: 'notice', text: 'Low water\n  pressure\ntoday' });
  expect(await texts()).toContain('Low water pressure today');
});

test('a future notice is scheduled for its start', async () => {
  const notice = { level: 'notice', text: 'Parade tomorrow', startsAt: hours(24) };
  const scheduled = await readJson<ManagedRecord>(publish(notice));
  expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: notice.startsAt });
  expect(await texts()).not.toContain('Parade tomorrow');
});

test('staff see which notices end soon', async () => {
  const endsAt = hours(30);
  const { id } = await readJson<ManagedRecord>(
    publish({ level: 'notice', text: 'Detour on Main Street', endsAt }),
  );
  const ending = await readJson<unknown[]>(asEditor('GET', '/api/admin/ending/content'));
  expect(ending).toContainEqual({
    kind: 'notices',
    id,
    title: 'Detour on Main Street',
    endsAt,
  });
});

test('a notice disappears automatically at its end', async () => {
  const { id } = await readJson<ManagedRecord>(
    publish({ level: 'warning', text: 'Flash flood watch', endsAt: hours(1) }),
  );
  expect(await texts()).toContain('Flash flood watch');
  await database().query('update records set withdraw_at = now() where id = $1', [id]);
  await eventually(async () => expect(await texts()).not.toContain('Flash flood watch'));
});

/** Withdraws a published notice in a batch, and undoes that. */
async function undoWithdrawal(id: string, meanwhile = async () => {}): Promise<ManagedRecord> {
  const call = { ids: [id], action: 'unpublish' };
  const { batchId } = await readJson<Batch>(asEditor('POST', '/api/admin/notices/bulk', call));
  await meanwhile();
  expect((await asEditor('POST', `/api/admin/batches/${batchId}/undo`, {})).status).toBe(200);
  return readJson<ManagedRecord>(asEditor('GET', `/api/admin/notices/${id}`));
}

test('a notice that an undo has restored still disappears at its end', async () => {
  const endsAt = hours(2);
  const notice = { level: 'warning', text: 'Road is flooded', endsAt };
  const { id } = await readJson<ManagedRecord>(publish(notice));
  expect(await undoWithdrawal(id)).toMatchObject({ state: 'published', withdrawAt: endsAt });
});

test('an undo does not restore a notice that has ended', async () => {
  const notice = { level: 'warning', text: 'Hail', endsAt: hours(2) };
  const { id } = await readJson<ManagedRecord>(publish(notice));
  const end = async () => {
    await database().query(
      `update record_versions set content = jsonb_set(content, '{endsAt}', to_jsonb($2::text))
       where record_id = $1`,
      [id, hours(-0.5)],
    );
  };
  expect(await undoWithdrawal(id, end)).toMatchObject({ state: 'draft' });
  expect(await texts()).not.toContain('Hail');
});

test('a notice with an end in the past is refused', async () => {
  const refused = await publish({ level: 'notice', text: 'Yesterday', endsAt: hours(-0.5) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'endsAt' }] });
});
