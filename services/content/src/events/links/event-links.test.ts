import { randomUUID } from 'node:crypto';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { TownEvent } from '@town/contracts/calendar/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';
import { eventSender, lastLink, sentEvent, whileReviewed } from '../../testing/event-sender.js';

const { auth, settings } = useFakeAuth();
const { address, database, read, service } = useService(contentService, settings);

const email = 'ann@example.com';
const event = sentEvent;
const { post, submit, own } = eventSender({ address, database });
const shown = async (id: string) => read<TownEvent>(`/api/events/${id}`);
const inboxItem = async (id: string) =>
  (await database().query<object>('select * from inbox_items where record_id = $1', [id]))[0];

test('a sender who gives an address can read and change the event by the mailed link', async () => {
  const { answer, id, token } = await submit();
  expect(JSON.stringify([answer, await shown(id)])).not.toContain(email);
  expect(await readJson(own('read', { token }))).toMatchObject({
    title: 'Porch Concert',
    time: '6:00 PM',
    endTime: '8:00 PM',
    status: 'scheduled',
    awaitsReview: false,
  });
  const changed = { ...event, token, date: inDays(101), title: 'Porch Concert' };
  expect((await own('change', changed)).status).toBe(200);
  expect(await shown(id)).toMatchObject({ date: inDays(101), time: '6:00 PM' });
  const staff = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const versions = await readJson<{ by: string }[]>(
    fetch(address(`/api/admin/events/${id}/history`), { headers: staff }),
  );
  expect(versions.map(({ by }) => by)).toEqual(['visitor', 'visitor']);
  expect(await inboxItem(id)).toMatchObject({ state: 'open', subject: 'Porch Concert' });
});

test('a cancelled event stays on the calendar as cancelled', async () => {
  const { id, token } = await submit();
  expect(await readJson<OwnEvent>(own('cancel', { token }))).toMatchObject({ status: 'cancelled' });
  expect(await shown(id)).toMatchObject({ status: 'cancelled' });
});

test('a change is validated like a new event', async () => {
  const { token } = await submit();
  const wrong = await own('change', { ...event, token, title: '', endTime: '17:00' });
  expect(wrong.status).toBe(400);
});

test('in a town that reviews events, a change is public after staff publish it', async () => {
  const { id, token } = await submit();
  const review = (value: boolean) =>
    database().query(
      `update town_settings set settings = jsonb_set(settings, '{reviewEvents}', $1)`,
      [JSON.stringify(value)],
    );
  await review(true);
  const answer = await readJson<OwnEvent>(own('change', { ...event, token, location: 'Barn' }));
  expect(answer).toMatchObject({ location: 'Barn', awaitsReview: true });
  expect(await shown(id)).toMatchObject({ location: 'Porch' });
  await review(false);
  const headers = {
    Authorization: `Bearer ${auth().tokenOf('editor')}`,
    'Content-Type': 'application/json',
  };
  const path = address(`/api/admin/events/${id}/publish`);
  const published = await fetch(path, { method: 'POST', headers, body: '{}' });
  expect(await readJson<ManagedRecord>(published)).toMatchObject({ state: 'published' });
  expect(await shown(id)).toMatchObject({ location: 'Barn' });
});

/** Saves fields as a draft of the staff. */
async function saveDraft(id: string, fields: object) {
  const saved = await fetch(address(`/api/admin/events/${id}`), {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': 'application/json',
      'If-Match': '"1"',
    },
    body: JSON.stringify({ ...fields, state: 'draft' }),
  });
  expect(saved.status).toBe(200);
}

test('a change by the sender neither publishes nor discards a draft of the staff', async () => {
  const { id, token } = await submit();
  await saveDraft(id, { organizer: 'Not yet public' });
  expect((await own('change', { ...event, token, location: 'Barn' })).status).toBe(200);
  expect(await shown(id)).toMatchObject({ location: 'Barn', organizer: null });
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const record = await readJson<ManagedRecord>(
    fetch(address(`/api/admin/events/${id}`), { headers }),
  );
  expect(record).toMatchObject({ location: 'Barn', organizer: 'Not yet public' });
});

test('the sender sees the public version and their own changes, and no draft of the staff', async () => {
  const { id, token } = await submit();
  await saveDraft(id, { title: 'Not yet public' });
  const asSent = { title: 'Porch Concert', location: 'Porch', awaitsReview: false };
  expect(await readJson(own('read', { token }))).toMatchObject(asSent);
  const cancelled = { ...asSent, status: 'cancelled' };
  expect(await readJson(own('cancel', { token }))).toMatchObject(cancelled);
  expect(await readJson(own('read', { token }))).toMatchObject(cancelled);
});

test('in a town that reviews events, the sender sees their change and not the draft of the staff', () =>
  whileReviewed({ database }, async () => {
    const { id, token } = await submit();
    const sent = { title: 'Porch Concert', awaitsReview: true, slug: null };
    await saveDraft(id, { title: 'Not yet public' });
    expect(await readJson(own('read', { token }))).toMatchObject(sent);
    const moved = { ...sent, location: 'Barn' };
    expect(await readJson(own('change', { ...event, token, location: 'Barn' }))).toMatchObject(
      moved,
    );
    expect(await readJson(own('read', { token }))).toMatchObject(moved);
  }));

test('the sender sees their change even when a draft of the staff has the same value', () =>
  whileReviewed({ database }, async () => {
    const { id, token } = await submit();
    await saveDraft(id, { title: 'Porch Concert in May', location: 'Barn' });
    const moved = { title: 'Porch Concert', location: 'Barn', awaitsReview: true };
    expect(await readJson(own('change', { ...event, token, location: 'Barn' }))).toMatchObject(
      moved,
    );
    expect(await readJson(own('read', { token }))).toMatchObject(moved);
    // Fields that the sender did not change keep the values of the draft.
    const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
    const record = readJson(fetch(address(`/api/admin/events/${id}`), { headers }));
    expect(await record).toMatchObject({ title: 'Porch Concert in May', location: 'Barn' });
  }));

test('the database stores only a hash of the secret', async () => {
  const { token } = await submit();
  const rows = await database().query('select * from event_links');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.length).toBeGreaterThan(0);
});

test('an erasure deletes the link with its address, and the unsent mail', async () => {
  const person = 'bea@example.com';
  const { id, token } = await submit({ email: person });
  const personal = service().app.get(PersonalData, { strict: false });
  const held = await personal.export(person);
  expect(held['event_links']).toMatchObject([{ event_id: id, email: person }]);
  expect(JSON.stringify(held['event_links'])).not.toContain('token_hash');
  await service()
    .app.get(DataSource)
    .transaction((manager) => personal.erase(manager, randomUUID(), emailHash(person)));
  expect(await personal.export(person)).toEqual({});
  expect((await own('read', { token })).status).toBe(410);
  expect(await shown(id)).toMatchObject({ title: 'Porch Concert' });
});

test("an erasure keeps the event's inbox item, without answers to its sender", async () => {
  const person = 'cara@example.com';
  const { id } = await submit({ email: person });
  const answer = { at: '2027-01-01T00:00:00Z', by: 'ed@example.com', subject: 'Re', text: 'Cara!' };
  await database().query(
    `update inbox_items set note = 'Cara again', answers = $2 where record_id = $1`,
    [id, JSON.stringify([answer])],
  );
  const personal = service().app.get(PersonalData, { strict: false });
  expect((await personal.export(person))['inbox_items']).toMatchObject([{ record_id: id }]);
  await service()
    .app.get(DataSource)
    .transaction((manager) => personal.erase(manager, randomUUID(), emailHash(person)));
  const items = await database().query('select * from inbox_items where record_id = $1', [id]);
  expect(items).toMatchObject([
    { state: 'open', subject: 'Porch Concert', sender_email: null, note: null, answers: [] },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/cara/i);
});

test('without an address there is no link, and a wrong address is refused', async () => {
  const before = await database().query('select 1 from event_links');
  expect((await post('/api/events', event)).status).toBe(201);
  expect((await post('/api/events', { ...event, email: '' })).status).toBe(201);
  expect(await database().query('select 1 from event_links')).toHaveLength(before.length);
  expect((await post('/api/events', { ...event, email: 'ann' })).status).toBe(400);
});

test.each([
  [{ 'Content-Language': 'es' }, 'es'],
  [{ 'Content-Language': 'en' }, null],
  [{ 'Content-Language': 'x'.repeat(50) }, null],
  [{}, null],
])('with %j the mail with the link is requested in the language %j', async (headers, language) => {
  const title = `Concert ${randomUUID()}`;
  expect((await post('/api/events', { ...event, title, email }, headers)).status).toBe(201);
  expect(await lastLink({ database })).toMatchObject({ language, date: event.date });
});
