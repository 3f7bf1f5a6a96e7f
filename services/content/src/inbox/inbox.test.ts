import { randomUUID } from 'node:crypto';
import { type InboxItem, inboxItemSchema } from '@town/contracts/inbox/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);

function call(method: string, path: string, body?: object, role: 'editor' | 'reader' = 'editor') {
  return fetch(address(path), {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      Authorization: `Bearer ${auth().tokenOf(role)}`,
    },
  });
}

/** A call with the version of the item that the caller has seen. */
const asEditor = editorCall({ address }, auth);

const inbox = (query = '') => readJson<InboxItem[]>(call('GET', `/api/admin/inbox${query}`));
const counts = () =>
  readJson<Record<string, number>>(call('GET', '/api/admin/inbox/counts', undefined, 'reader'));

const message = {
  fullName: 'Ann Example',
  email: 'ann@example.com',
  subject: 'Opening hours',
  message: 'When is the library open?',
};

test('messages, events and reports of visitors arrive in one queue', async () => {
  const about = randomUUID();
  await call('POST', '/api/contact', message);
  await call('POST', '/api/events', { title: 'Parade', date: inDays(100), category: 'community' });
  const reported = await call('POST', '/api/reports', {
    kind: 'businesses',
    id: about,
    message: 'They have moved to Main Street.',
    email: '',
  });
  expect(reported.status).toBe(201);
  const items = await inbox();
  for (const item of items) expect(inboxItemSchema.parse(item)).toEqual(item);
  expect(items.map(({ kind, subject, recordKind }) => [kind, subject, recordKind])).toEqual([
    ['message', 'Opening hours', null],
    ['event', 'Parade', 'events'],
    ['report', 'They have moved to Main Street.', 'businesses'],
  ]);
  expect(items[0]).toMatchObject({ senderEmail: 'ann@example.com', state: 'open' });
  expect(items[2]).toMatchObject({ recordId: about });
  expect(await counts()).toMatchObject({ all: 3, message: 1, event: 1, report: 1, listing: 0 });
});

test('a clerk is told how many open items are assigned to them', async () => {
  const [item] = await inbox('?kind=event');
  const path = `/api/admin/inbox/${item!.id}`;
  const mine = async () =>
    (await readJson<Record<string, number>>(call('GET', '/api/admin/inbox/counts')))['mine'];
  expect(await mine()).toBe(0);
  await readJson(call('PUT', path, { assignee: 'editor@example.com' }));
  expect(await mine()).toBe(1);
  expect((await counts())['mine']).toBe(0);
  await readJson(call('PUT', path, { assignee: null }));
});

test('a report without a message or about nothing is refused', async () => {
  const refused = await call('POST', '/api/reports', { kind: 'towns', id: 'x', message: 'Short' });
  expect(await refused.json()).toMatchObject({
    status: 400,
    errors: [{ path: 'kind' }, { path: 'id' }, { path: 'message' }],
  });
});

test('staff give an item an assignee, a note and a due date, and close it', async () => {
  const [item] = await inbox('?kind=event');
  const path = `/api/admin/inbox/${item!.id}`;
  const change = { assignee: 'clerk@example.com', dueOn: '2027-01-02', note: 'Called them' };
  expect(await readJson(call('PUT', path, change))).toMatchObject({ ...change, state: 'open' });
  expect(await inbox('?assignee=clerk@example.com')).toHaveLength(1);
  const unassigned = await inbox('?assignee=nobody');
  expect(unassigned).toHaveLength((await inbox()).length - 1);
  expect(unassigned.map(({ id }) => id)).not.toContain(item!.id);
  const waiting = () =>
    database().query('select 1 from open_submissions where record_id = $1', [item!.recordId]);
  expect(await waiting()).toHaveLength(1);
  expect(await readJson(call('PUT', path, { state: 'done' }))).toMatchObject({
    ...change,
    state: 'done',
    doneBy: 'editor@example.com',
  });
  expect(await waiting()).toEqual([]);
  expect(await inbox('?kind=event')).toEqual([]);
  expect(await inbox('?kind=event&state=done')).toHaveLength(1);
  expect(await readJson(call('PUT', path, { state: 'open' }))).toMatchObject({ doneBy: null });
});

test('an item is assigned to a staff account, with the address as written in the account', async () => {
  const [item] = await inbox('?kind=report');
  const path = `/api/admin/inbox/${item!.id}`;
  const stranger = await call('PUT', path, { assignee: 'nobody@example.com' });
  expect(stranger.status).toBe(400);
  expect(await stranger.json()).toMatchObject({
    errors: [{ path: 'assignee', message: 'nobody@example.com has no account that can do this' }],
  });
  expect(await readJson(call('PUT', path, { assignee: 'Editor@Example.com' }))).toMatchObject({
    assignee: 'editor@example.com',
  });
});

test('an item assigned to a removed account can be changed, and assigned to another person', async () => {
  const [item] = await inbox('?kind=report');
  const path = `/api/admin/inbox/${item!.id}`;
  await database().query(`update inbox_items set assignee = 'gone@example.com' where id = $1`, [
    item!.id,
  ]);
  const note = { assignee: 'gone@example.com', note: 'Asked the owner' };
  expect(await readJson(call('PUT', path, note))).toMatchObject(note);
  const taken = { assignee: 'administrator@example.com' };
  expect(await readJson(call('PUT', path, taken))).toMatchObject(taken);
});

test('of two concurrent changes to an item the second is refused, if they name the version they have seen', async () => {
  const [item] = await inbox('?kind=report');
  const path = `/api/admin/inbox/${item!.id}`;
  const save = (note: string, version: number) => asEditor('PUT', path, { note }, version);
  const { version } = item!;
  expect(await readJson(save('Called them', version))).toMatchObject({ version: version + 1 });
  const refused = await save('Wrote to them', version);
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({
    message: 'Somebody else has changed this item meanwhile',
    current: { note: 'Called them', version: version + 1 },
  });
  expect(await readJson(call('GET', path))).toMatchObject({ note: 'Called them' });
  expect(await readJson(call('PUT', path, { note: null }))).toMatchObject({ note: null });
});

test('a closed report no longer waits, but the event that it is about still does', async () => {
  const event = await readJson<{ id: string }>(
    call('POST', '/api/events', { title: 'Rodeo', date: inDays(101), category: 'community' }),
  );
  const report = await readJson<{ id: string }>(
    call('POST', '/api/reports', {
      kind: 'events',
      id: event.id,
      message: 'The rodeo is a day later.',
      email: '',
    }),
  );
  const waiting = () =>
    database().query('select record_id from open_submissions where record_id = any($1)', [
      [report.id, event.id],
    ]);
  expect(await waiting()).toHaveLength(2);
  await readJson(call('PUT', `/api/admin/inbox/${report.id}`, { state: 'done' }));
  expect(await waiting()).toEqual([{ record_id: event.id }]);
});

test('staff find an item by names without accents and by a phone number in any form', async () => {
  await call('POST', '/api/contact', {
    fullName: 'Zoë Peña',
    email: 'zoe@example.com',
    subject: 'Pie contest',
    message: 'Who may enter the contest?',
    phone: '(830) 555-0177',
  });
  for (const words of ['pena zoe', 'enter who', '830.555.0177', '5550177']) {
    expect(await inbox(`?q=${encodeURIComponent(words)}`)).toMatchObject([
      { senderName: 'Zoë Peña' },
    ]);
  }
  expect(await inbox('?q=label')).toEqual([]);
});

test("a search of the inbox has pages and a total, and uses an item's current words", async () => {
  for (const subject of ['Gravel one', 'Gravel two']) {
    await call('POST', '/api/contact', { ...message, subject });
  }
  const page = async (query: string) => {
    const answer = await call('GET', `/api/admin/inbox?${query}&limit=1`);
    const items = await readJson<InboxItem[]>(Promise.resolve(answer));
    return [answer.headers.get('x-total-count'), ...items.map(({ subject }) => subject)];
  };
  expect(await page('q=gravel')).toEqual(['2', 'Gravel one']);
  expect(await page('q=gravel&offset=1')).toEqual(['2', 'Gravel two']);
  expect(await page('q=gravel&offset=2')).toEqual(['2']);
  await database().query(`update inbox_items set subject = 'Sand' where subject = 'Gravel two'`);
  expect(await page('q=gravel')).toEqual(['1', 'Gravel one']);
  expect(await page('q=sand')).toEqual(['1', 'Sand']);
  await database().query(`delete from inbox_items where subject in ('Gravel one', 'Sand')`);
});

test('an item is shown with the other items of its sender', async () => {
  await call('POST', '/api/contact', {
    ...message,
    subject: 'Once more',
    email: 'ANN@example.com',
  });
  const [item] = await inbox('?q=once more');
  expect(await readJson(call('GET', `/api/admin/inbox/${item!.id}`))).toMatchObject({
    subject: 'Once more',
    fromSameSender: [{ subject: 'Opening hours' }],
  });
});

test('an item is shown with the items of the same phone number, however it is written', async () => {
  const sender = { ...message, email: 'bob@example.com', phone: '(830) 555-0142' };
  await call('POST', '/api/contact', { ...sender, subject: 'The first call' });
  await call('POST', '/api/contact', {
    ...sender,
    subject: 'The second call',
    email: 'robert@example.com',
    phone: '830-555-0142',
  });
  const [item] = await inbox('?q=The second call');
  const opened = await readJson<{ fromSameSender: InboxItem[] }>(
    call('GET', `/api/admin/inbox/${item!.id}`, undefined, 'reader'),
  );
  expect(opened.fromSameSender.map(({ subject }) => subject)).toEqual(['The first call']);
});

test('readers see the inbox but cannot change it; visitors see nothing', async () => {
  const [item] = await inbox();
  const path = `/api/admin/inbox/${item!.id}`;
  expect((await call('GET', path, undefined, 'reader')).status).toBe(200);
  expect((await call('PUT', path, { state: 'done' }, 'reader')).status).toBe(403);
  expect((await call('POST', `${path}/answer`, { subject: 'a', text: 'b' }, 'reader')).status).toBe(
    403,
  );
  expect((await fetch(address('/api/admin/inbox'))).status).toBe(401);
});

test('each view of the inbox is recorded in the audit log', async () => {
  await call('GET', '/api/admin/inbox', undefined, 'reader');
  const views = await database().query(
    `select 1 from outbox where subject = 'content.audited.v1'
       and event -> 'data' ->> 'actor' = 'reader@example.com'
       and event -> 'data' ->> 'action' = 'view'`,
  );
  expect(views.length).toBeGreaterThan(0);
});

test('an item that this release does not understand does not hide the others', async () => {
  await database().query(
    `insert into inbox_items (kind, record_id, subject, details)
     values ('petition', 'x', 'Of a later release', '[]')`,
  );
  await call('POST', '/api/contact', { ...message, subject: 'Beside an odd item' });
  const subjects = (await inbox()).map(({ subject }) => subject);
  expect(subjects).toContain('Beside an odd item');
  expect(subjects).not.toContain('Of a later release');
  await database().query(`delete from inbox_items where kind = 'petition'`);
});

test('open items are sorted by due date and age, closed ones by the time they were closed, latest first', async () => {
  const add = (subject: string, received: string, due: string | null, done: string | null) =>
    database().query(
      `insert into inbox_items (kind, record_id, subject, details, assignee, received_at, due_on,
        done_at, state) values ('message', $1, $1, '[]', 'sorter@example.com', $2, $3, $4, $5)`,
      [subject, received, due, done, done ? 'done' : 'open'],
    );
  await add('newer', '2026-03-02', null, null);
  await add('older', '2026-03-01', null, null);
  await add('due later', '2026-03-03', '2026-04-02', null);
  await add('due first', '2026-03-04', '2026-04-01', null);
  await add('done first', '2026-03-05', null, '2026-03-06');
  await add('done last', '2026-03-05', '2026-04-01', '2026-03-07');
  const subjects = async (state: string) =>
    (await inbox(`?assignee=sorter@example.com&state=${state}`)).map(({ subject }) => subject);
  const open = ['due first', 'due later', 'older', 'newer'];
  expect(await subjects('open')).toEqual(open);
  expect(await subjects('done')).toEqual(['done last', 'done first']);
  expect(await subjects('all')).toEqual([...open, 'done last', 'done first']);
});
