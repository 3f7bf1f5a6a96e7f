import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { TownEvent } from '@town/contracts/calendar/record';
import { dayCodes } from '@town/contracts/calendar/recurrence/rule';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';
import { sentEvent as event, eventSender, whileReviewed } from '../../testing/event-sender.js';
import { LinkRetention } from './link-retention.js';

const { auth, settings } = useFakeAuth();
const { address, database, read, service } = useService(contentService, settings);
const { submit, own } = eventSender({ address, database });
const shown = (id: string) => read<TownEvent>(`/api/events/${id}`);

test('an event of several days is on the calendar for each of them, and its sender changes its last day', async () => {
  const { id, token } = await submit({ endDate: inDays(102) });
  expect(await shown(id)).toMatchObject({ date: inDays(100), endDate: inDays(102) });
  const details = await database().query<{ details: string }>(
    'select details::text from inbox_items where record_id = $1',
    [id],
  );
  expect(details[0]?.details).toContain(`${inDays(100)} – ${inDays(102)}`);
  const { version } = await readJson<OwnEvent>(own('read', { token }));
  const change = (endDate: string) => own('change', { ...event, token, version, endDate });
  expect((await change(inDays(99))).status).toBe(400);
  expect(await readJson<OwnEvent>(change(inDays(101)))).toMatchObject({ endDate: inDays(101) });
  expect(await shown(id)).toMatchObject({ endDate: inDays(101) });
  expect((await change(inDays(103))).status).toBe(409);
  const { version: newer } = await readJson<OwnEvent>(own('read', { token }));
  expect(
    await readJson<OwnEvent>(own('change', { ...event, token, version: newer, endDate: '' })),
  ).toMatchObject({ endDate: null });
  expect(await shown(id)).toMatchObject({ endDate: null });
});

test('an event of several days keeps its length when its sender moves it past its end', async () => {
  const { id, token } = await submit();
  await database().query('update records set content = content || $2 where id = $1', [
    id,
    { endDate: inDays(101) },
  ]);
  expect((await own('change', { ...event, token, date: inDays(120) })).status).toBe(200);
  expect(await shown(id)).toMatchObject({ date: inDays(120), endDate: inDays(121) });
});

test('a link is invalid when its event is over or removed, and an unknown secret always is', async () => {
  const over = await submit();
  await reschedule(over.id, { date: '2020-01-01' });
  expect((await own('read', { token: over.token })).status).toBe(410);
  const removed = await submit();
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  await fetch(address(`/api/admin/events/${removed.id}`), { method: 'DELETE', headers });
  expect((await own('change', { ...event, token: removed.token })).status).toBe(410);
  expect((await own('cancel', { token: 'guessed' })).status).toBe(410);
});

/** Changes an event as staff: visitors cannot send an event with a past date. */
async function reschedule(id: string, fields: object): Promise<void> {
  const headers = {
    Authorization: `Bearer ${auth().tokenOf('editor')}`,
    'Content-Type': 'application/json',
    'If-Match': '"1"',
  };
  const body = JSON.stringify(fields);
  const saved = await fetch(address(`/api/admin/events/${id}`), { method: 'PUT', headers, body });
  expect(saved.status).toBe(200);
}

test('the link of a recurring event is valid until its last date', async () => {
  const goesOn = await submit();
  await reschedule(goesOn.id, { date: '2020-01-01', recurrence: 'FREQ=WEEKLY' });
  const over = await submit();
  await reschedule(over.id, { date: '2020-01-01', recurrence: 'FREQ=WEEKLY;COUNT=3' });
  await service().app.get(LinkRetention, { strict: false }).run();
  const links = await database().query<{ event_id: string }>(
    'select event_id from event_links where event_id = any($1)',
    [[goesOn.id, over.id]],
  );
  expect(links).toEqual([{ event_id: goesOn.id }]);
  const reachable = await database().query<{ record_id: string }>(
    'select record_id from inbox_items where sender_email is not null and record_id = any($1)',
    [[goesOn.id, over.id]],
  );
  expect(reachable).toEqual([{ record_id: goesOn.id }]);
  expect((await own('read', { token: over.token })).status).toBe(410);
  expect(await readJson(own('read', { token: goesOn.token }))).toMatchObject({ id: goesOn.id });
  const cancelled = own('cancel', { token: goesOn.token });
  expect(await readJson(cancelled)).toMatchObject({ status: 'cancelled' });
});

test('removing the address also removes the answers of the staff, because an erasure could not find them', async () => {
  const [over, earlier, next] = [await submit(), await submit(), await submit()];
  const answer = { at: '2027-01-01T00:00:00Z', by: 'ed@example.com', subject: 'Re', text: 'Ann!' };
  await database().query(
    `update inbox_items set answers = $2, note = 'Ann again' where record_id = any($1)`,
    [[over.id, earlier.id, next.id], JSON.stringify([answer])],
  );
  // As an earlier release did, which removed only the address.
  await database().query('update inbox_items set sender_email = null where record_id = $1', [
    earlier.id,
  ]);
  for (const { id } of [over, earlier]) await reschedule(id, { date: '2020-01-01' });
  await service().app.get(LinkRetention, { strict: false }).run();
  const kept = await database().query<object>(
    'select record_id, note from inbox_items where record_id = any($1) and answers <> $2',
    [[over.id, earlier.id, next.id], '[]'],
  );
  expect(kept).toEqual([{ record_id: next.id, note: 'Ann again' }]);
});

test('saving from a page of the inbox opened before the removal does not restore the note', async () => {
  const { id } = await submit();
  await reschedule(id, { date: '2020-01-01' });
  const [opened] = await database().query<{ id: string; version: number }>(
    'select id, version from inbox_items where record_id = $1',
    [id],
  );
  await service().app.get(LinkRetention, { strict: false }).run();
  const call = editorCall({ address }, auth);
  const path = `/api/admin/inbox/${opened?.id}`;
  const saved = await call('PUT', path, { note: 'Called Ann' }, opened?.version);
  expect(saved.status).toBe(412);
});

test('the link of a pending recurring event is valid until its last date', () =>
  whileReviewed({ database }, async () => {
    const { id, token } = await submit();
    await reschedule(id, { date: inDays(-7), recurrence: 'FREQ=WEEKLY' });
    await service().app.get(LinkRetention, { strict: false }).run();
    const headers = {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': 'application/json',
    };
    const path = address(`/api/admin/events/${id}/publish`);
    await readJson(fetch(path, { method: 'POST', headers, body: '{}' }));
    expect(await readJson(own('read', { token }))).toMatchObject({ id, awaitsReview: false });
  }));

test('a recurring event cannot be moved to a day that its rule excludes', async () => {
  const { id, token } = await submit({ date: inDays(10) });
  const weekday = dayCodes[new Date(inDays(10)).getUTCDay()];
  await reschedule(id, { recurrence: `FREQ=WEEKLY;BYDAY=${weekday}` });
  const move = (days: number) => own('change', { ...event, token, date: inDays(days) });
  const refused = await move(11);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'date' }] });
  expect(await readJson(move(17))).toMatchObject({ date: inDays(17) });
});
