import { randomUUID } from 'node:crypto';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';
import { eventSender, sentEvent, whileReviewed } from '../../testing/event-sender.js';
import { SenderNews } from './sender-news.js';

const { auth, settings } = useFakeAuth();
const { address, database, service } = useService(contentService, settings);
const { post, submit, own } = eventSender({ address, database });
const call = editorCall({ address }, auth);

/** A save by staff, based on the newest version. */
async function save(id: string, fields: object): Promise<void> {
  const path = `/api/admin/events/${id}`;
  const { version } = await readJson<ManagedRecord>(call('GET', path));
  const saved = await call('PUT', path, { state: 'published', ...fields }, version);
  expect(saved.status).toBe(200);
}

const cancel = (id: string, statusNote: string | null = null) =>
  save(id, { status: 'cancelled', statusNote });
const reinstate = (id: string) => save(id, { status: 'scheduled', statusNote: null });

const run = () => service().app.get(SenderNews, { strict: false }).run();

/** Runs the job as if the event had not changed for a while. */
async function runLater(id: string): Promise<void> {
  await database().query(
    `update records set updated_at = now() - interval '11 minutes' where id = $1`,
    [id],
  );
  await run();
}

/** What the events that cause mails say about one event. */
async function news(id: string): Promise<object[]> {
  const rows = await database().query<{ data: object }>(
    `select event -> 'data' as data from outbox
     where subject = 'content.event-cancellation-changed.v1' and event -> 'data' ->> 'id' = $1
     order by event ->> 'time'`,
    [id],
  );
  return rows.map(({ data }) => data);
}

test('the sender learns once that staff have cancelled the event, and why', async () => {
  const { id, answer } = await submit();
  await cancel(id, 'Rain');
  await run();
  expect(await news(id)).toEqual([]);
  await Promise.all([runLater(id), runLater(id), runLater(id)]);
  await run();
  const { date } = answer;
  const slug: unknown = expect.stringMatching(/^porch-concert/);
  const facts = { id, slug, email: 'ann@example.com', date, isRepeated: false };
  expect(await news(id)).toEqual([{ ...facts, isCancelled: true, reason: 'Rain' }]);
});

test('a cancellation that is undone within minutes causes no mail', async () => {
  const { id } = await submit();
  await cancel(id);
  await reinstate(id);
  await cancel(id);
  await reinstate(id);
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test('the sender learns that a cancellation was taken back after the mail', async () => {
  const { id } = await submit();
  await cancel(id);
  await runLater(id);
  await reinstate(id);
  await runLater(id);
  expect(await news(id)).toMatchObject([{ isCancelled: true }, { isCancelled: false }]);
});

test('a sender who cancels the event is not told about it', async () => {
  const { id, token } = await submit();
  await own('cancel', { token });
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test("the sender's cancellation that waits for staff causes no mail, and neither does their consent", async () => {
  const { id, token } = await submit();
  await whileReviewed({ database }, async () => {
    await own('cancel', { token });
    await runLater(id);
    expect((await call('POST', `/api/admin/events/${id}/publish`)).status).toBe(200);
  });
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test("a change by staff beside the sender's waiting cancellation causes no mail", async () => {
  const { id, token } = await submit();
  await whileReviewed({ database }, async () => {
    await own('cancel', { token });
    const bulk = { ids: [id], action: 'recategorise', category: 'sports' };
    expect((await call('POST', '/api/admin/events/bulk', bulk)).status).toBe(200);
    await runLater(id);
    expect((await call('POST', `/api/admin/events/${id}/publish`)).status).toBe(200);
  });
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test('a cancellation by the sender through a process of the previous release causes no mail', async () => {
  const { id, token } = await submit();
  await own('cancel', { token });
  await database().query('delete from event_senders where event_id = $1', [id]);
  await runLater(id);
  expect(await news(id)).toEqual([]);
});

test('a sender who was erased, or left no address, gets no mail', async () => {
  const erased = await submit({ email: 'gone@example.com' });
  const anonymous = await readJson<OwnEvent>(post('/api/events', sentEvent));
  for (const { id } of [erased, anonymous]) await cancel(id);
  const personal = service().app.get(PersonalData, { strict: false });
  await service()
    .app.get(DataSource)
    .transaction((manager) => personal.erase(manager, randomUUID(), emailHash('gone@example.com')));
  for (const { id } of [erased, anonymous]) await runLater(id);
  expect([await news(erased.id), await news(anonymous.id)]).toEqual([[], []]);
});

test('an event that is over causes no mail; a repeated one names its next date', async () => {
  const over = await submit();
  const weekly = await submit();
  await save(over.id, { date: inDays(-3), status: 'cancelled' });
  await save(weekly.id, { date: inDays(-3), recurrence: 'FREQ=WEEKLY', status: 'cancelled' });
  await runLater(over.id);
  await runLater(weekly.id);
  expect(await news(over.id)).toEqual([]);
  expect(await news(weekly.id)).toMatchObject([{ date: inDays(4), isRepeated: true }]);
});

test('the mail is in the language of the form', async () => {
  const body = { ...sentEvent, email: 'eva@example.com' };
  const { id } = await readJson<OwnEvent>(post('/api/events', body, { 'Content-Language': 'es' }));
  await cancel(id);
  await runLater(id);
  expect(await news(id)).toMatchObject([{ email: 'eva@example.com', language: 'es' }]);
});

test('the owner of a business learns that staff have cancelled its event', async () => {
  const created = { businessId: randomUUID(), eventId: randomUUID(), organizer: 'Ada Pies' };
  const { id } = await readJson<OwnEvent>(
    post('/internal/business-events/create', {
      ...created,
      by: 'ada@example.com',
      event: sentEvent,
    }),
  );
  await cancel(id);
  await runLater(id);
  expect(await news(id)).toMatchObject([{ email: 'ada@example.com', isCancelled: true }]);
});
