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

test('notices that hold now are public, the gravest first', async () => {
  await publish({ level: 'notice', text: 'Road works on Main Street' });
  await publish({ level: 'emergency', text: 'Boil your water' });
  await publish({ level: 'warning', text: 'Burn ban' });
  expect(await texts()).toEqual(['Boil your water', 'Burn ban', 'Road works on Main Street']);
  for (const notice of await read<unknown[]>('/api/notices')) {
    expect(noticeSchema.parse(notice)).toEqual(notice);
  }
});

test('a notice of later is scheduled for its start', async () => {
  const notice = { level: 'notice', text: 'Parade tomorrow', startsAt: hours(24) };
  const scheduled = await readJson<ManagedRecord>(publish(notice));
  expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: notice.startsAt });
  expect(await texts()).not.toContain('Parade tomorrow');
});

test('a notice goes by itself at its end', async () => {
  const { id } = await readJson<ManagedRecord>(
    publish({ level: 'warning', text: 'Flash flood watch', endsAt: hours(1) }),
  );
  expect(await texts()).toContain('Flash flood watch');
  await database().query('update records set withdraw_at = now() where id = $1', [id]);
  await eventually(async () => expect(await texts()).not.toContain('Flash flood watch'));
});

test('a notice whose end is past is refused', async () => {
  const refused = await publish({ level: 'notice', text: 'Yesterday', endsAt: hours(-0.5) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'endsAt' }] });
});
