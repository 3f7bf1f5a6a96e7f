import { randomUUID } from 'node:crypto';
import type { Batch } from '@town/contracts/managed-records/calls';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';
import { eventSender } from '../testing/event-sender.js';
import { SenderNews } from './senders/sender-news.js';

const { auth, settings } = useFakeAuth();
const { address, database, service } = useService(contentService, settings);
const { submit } = eventSender({ address, database });
const call = editorCall({ address }, auth);
const events = '/api/admin/events';

const create = (fields: object = {}) =>
  readJson<ManagedRecord>(
    call('POST', events, {
      ...{ title: `Fair ${randomUUID()}`, category: 'community', date: inDays(40) },
      ...{ state: 'published', ...fields },
    }),
  );
const seen = (id: string) => readJson<ManagedRecord>(call('GET', `${events}/${id}`));
const shown = (id: string) => readJson<object>(fetch(address(`/api/events/${id}`)));
const cancel = (ids: string[], more: object = {}) =>
  call('POST', `${events}/bulk`, { ids, action: 'cancel', ...more });

test('several events are cancelled with one reason, and one undo takes it back', async () => {
  const [one, two] = [await create(), await create({ statusNote: 'Bring a chair' })];
  const ids = [one.id, two.id];
  const batch = await readJson<Batch>(cancel(ids, { reason: ' Storm ' }));
  expect(batch).toMatchObject({ count: 2 });
  for (const id of ids) {
    expect(await shown(id)).toMatchObject({ status: 'cancelled', statusNote: 'Storm' });
  }
  await readJson(call('POST', `/api/admin/batches/${batch.batchId}/undo`));
  expect(await shown(one.id)).toMatchObject({ status: 'scheduled', statusNote: null });
  expect(await shown(two.id)).toMatchObject({ status: 'scheduled', statusNote: 'Bring a chair' });
});

test('a cancellation of several publishes no draft', async () => {
  const { id } = await create({ location: 'Hall' });
  const draft = { location: 'Barn', state: 'draft' };
  await readJson(call('PUT', `${events}/${id}`, draft, 1));
  expect(await readJson(cancel([id]))).toMatchObject({ count: 1 });
  expect(await shown(id)).toMatchObject({ status: 'cancelled', location: 'Hall' });
  expect(await seen(id)).toMatchObject({ status: 'cancelled', location: 'Barn' });
});

test('nothing is cancelled when one event is a draft, or cancelled already', async () => {
  const open = await create();
  const draft = await create({ state: 'draft' });
  const gone = await create({ status: 'cancelled' });
  for (const other of [draft, gone]) {
    const refused = await cancel([open.id, other.id]);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('cancelled') });
  }
  expect(await shown(open.id)).toMatchObject({ status: 'scheduled' });
});

test('a repeat after a lost answer gets the same batch, and another reason is refused', async () => {
  const { id, version } = await create();
  const versions = { [id]: version };
  const made = await readJson<Batch>(cancel([id], { reason: 'Storm', versions }));
  expect(made).toMatchObject({ count: 1 });
  expect(await readJson(cancel([id], { reason: 'Storm', versions }))).toEqual(made);
  expect((await cancel([id], { reason: 'Flood', versions })).status).toBe(409);
});

test('each change is in the audit log, and senders get the reason by mail', async () => {
  const { id } = await submit();
  await readJson(cancel([id], { reason: 'Storm' }));
  await service()
    .app.get(DataSource)
    .query(`update records set updated_at = now() - interval '11 minutes' where id = $1`, [id]);
  await service().app.get(SenderNews, { strict: false }).run();
  const sent = await database().query<{ subject: string; data: object }>(
    `select subject, event -> 'data' as data from outbox
     where event -> 'data' ->> 'id' = $1 and subject in
       ('content.audited.v1', 'content.event-cancellation-changed.v1')
     order by position desc limit 2`,
    [id],
  );
  expect(sent).toMatchObject([
    { subject: 'content.event-cancellation-changed.v1', data: { reason: 'Storm' } },
    { subject: 'content.audited.v1', data: { after: { status: 'cancelled' } } },
  ]);
});

test('only events can be cancelled', async () => {
  const { id } = await readJson<ManagedRecord>(
    call('POST', '/api/admin/news', { title: 'Floats', content: '<p>Hi</p>' }),
  );
  const refused = await call('POST', '/api/admin/news/bulk', { ids: [id], action: 'cancel' });
  expect(refused.status).toBe(400);
});
