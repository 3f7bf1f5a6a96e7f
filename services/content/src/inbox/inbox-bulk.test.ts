import { randomUUID } from 'node:crypto';
import type { InboxBulk, InboxBulkCall } from '@town/contracts/inbox/calls';
import type { InboxItem, InboxKind } from '@town/contracts/inbox/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';
import { whileReviewed } from '../testing/event-sender.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);
const call = editorCall({ address }, auth);

const inbox = async (kind: InboxKind | 'all' = 'all') =>
  (await readJson<InboxItem[]>(call('GET', `/api/admin/inbox?kind=${kind}`))).map(({ id }) => id);
const bulk = (ids: string[], state: InboxBulkCall['state'] = 'done', archivesEvents = false) =>
  call('POST', '/api/admin/inbox/bulk', {
    ...{ ids, state, archivesEvents },
    finishesApplications: true,
  });
const bulkAnswer = (...given: Parameters<typeof bulk>) => readJson<InboxBulk>(bulk(...given));
const changedBy = async (...given: Parameters<typeof bulk>) => (await bulkAnswer(...given)).changed;

async function send(path: string, body: object): Promise<void> {
  expect((await call('POST', path, body)).status).toBe(201);
}

const parade = { title: 'Parade', date: inDays(100), category: 'community' };

beforeEach(async () => {
  await database().query('delete from inbox_items');
  const text = 'When is the library open?';
  const message = { fullName: 'Ann', email: 'ann@example.com', subject: 'Hours', message: text };
  await send('/api/contact', message);
  await send('/api/contact', { ...message, message: `${text} Thanks` });
  await send('/api/reports', { kind: 'businesses', id: randomUUID(), message: text, email: '' });
  await send('/api/events', parade);
});

test('messages and reports are marked as done together, with an entry in the audit log for each', async () => {
  const ids = [...(await inbox('message')), ...(await inbox('report'))];
  expect((await changedBy(ids)).sort()).toEqual([...ids].sort());
  expect(await inbox()).toEqual(await inbox('event'));
  const entries = await database().query<{ id: string; before: object; after: object }>(
    `select event -> 'data' ->> 'id' as id, event -> 'data' -> 'before' as before,
       event -> 'data' -> 'after' as after
     from outbox where subject = 'content.audited.v1'
       and event -> 'data' ->> 'action' = 'change' and event -> 'data' ->> 'id' = any($1)`,
    [ids],
  );
  expect(entries.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const entry of entries) {
    expect(entry).toMatchObject({ before: { state: 'open' }, after: { state: 'done' } });
  }
});

test('an undo opens only those again that were open before', async () => {
  const [first = '', second = ''] = await inbox('message');
  expect(await changedBy([first])).toEqual([first]);
  const changed = await changedBy([first, second, second]);
  expect(changed).toEqual([second]);
  expect(await changedBy(changed, 'open')).toEqual([second]);
  expect(await inbox('message')).toEqual([second]);
});

test('events that are public are marked as done with the others, and opened again by an undo', async () => {
  const ids = await inbox();
  expect(await changedBy(ids)).toHaveLength(4);
  expect(await inbox()).toEqual([]);
  expect(await changedBy(ids, 'open')).toHaveLength(4);
});

test('an event that waits to be published needs a decision, and the list says so', async () => {
  await whileReviewed({ database }, () =>
    send('/api/events', { ...parade, title: 'Float Contest' }),
  );
  const items = await readJson<InboxItem[]>(call('GET', '/api/admin/inbox?kind=event'));
  const waits = Object.fromEntries(items.map((item) => [item.subject, item.awaitsReview]));
  expect(waits).toEqual({ Parade: false, 'Float Contest': true });
  const answer = await bulkAnswer(items.map(({ id }) => id));
  expect(answer.changed).toEqual(items.filter((item) => !item.awaitsReview).map(({ id }) => id));
  expect(answer.refused).toEqual([
    {
      id: items.find((item) => item.awaitsReview)?.id,
      reason: expect.stringContaining('“Float Contest”'),
    },
  ]);
  const [waiting] = items.filter(({ awaitsReview }) => awaitsReview);
  const read = () => readJson(call('GET', `/api/admin/inbox/${waiting!.id}`));
  expect(await read()).toMatchObject({ awaitsReview: true });
  await readJson(call('POST', `/api/admin/events/${waiting!.recordId}/publish`, {}));
  expect(await read()).toMatchObject({ awaitsReview: false });
  expect(await changedBy(items.map(({ id }) => id))).toContain(waiting!.id);
});

test('events that nobody has published are archived with the others, and an undo brings them back', async () => {
  await whileReviewed({ database }, () =>
    send('/api/events', { ...parade, title: 'Quilt Contest' }),
  );
  const ids = await inbox();
  const state = async () =>
    (
      await database().query<{ state: string }>(
        `select state from records where title = 'Quilt Contest'`,
      )
    )[0]?.state;
  expect((await changedBy(ids, 'done', true)).sort()).toEqual([...ids].sort());
  expect(await inbox()).toEqual([]);
  expect(await state()).toBe('archived');
  const [quilts] = await database().query<{ id: string }>(
    `select id from inbox_items where subject = 'Quilt Contest'`,
  );
  const opened = await bulkAnswer(ids, 'open');
  expect([...opened.changed].sort()).toEqual([...ids].sort());
  expect(opened.restored).toEqual([quilts?.id]);
  expect(await state()).toBe('draft');
  expect((await inbox()).sort()).toEqual([...ids].sort());
});

test('opening one item on its own page restores the event that was archived with it', async () => {
  await whileReviewed({ database }, () =>
    send('/api/events', { ...parade, title: 'Quilt Contest' }),
  );
  const [item] = (await readJson<InboxItem[]>(call('GET', '/api/admin/inbox?kind=event'))).filter(
    ({ awaitsReview }) => awaitsReview,
  );
  await changedBy([item!.id], 'done', true);
  const opened = await readJson<InboxItem>(
    call('PUT', `/api/admin/inbox/${item!.id}`, { state: 'open', note: 'No junk' }),
  );
  expect(opened).toMatchObject({
    ...{ state: 'open', doneBy: null, note: 'No junk' },
    restoredEvent: true,
  });
  expect(await readJson(call('GET', `/api/admin/inbox/${item!.id}`))).toMatchObject({
    state: 'open',
    awaitsReview: true,
  });
  expect(await readJson(call('GET', `/api/admin/events/${item!.recordId}`))).toMatchObject({
    state: 'draft',
  });
  const entries = await database().query<{ before: string; after: string }>(
    `select event -> 'data' -> 'before' ->> 'state' as before,
       event -> 'data' -> 'after' ->> 'state' as after
     from outbox where subject = 'content.audited.v1'
       and event -> 'data' ->> 'kind' = 'inbox' and event -> 'data' ->> 'action' = 'change'
       and event -> 'data' ->> 'id' = $1`,
    [item!.id],
  );
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      { before: 'open', after: 'done' },
      { before: 'done', after: 'open' },
    ]),
  );
});

test('applications are refused unless the caller says that it has checked them', async () => {
  const [id = ''] = await inbox('message');
  await database().query(`update inbox_items set kind = 'application' where id = $1`, [id]);
  const send = (more: object) =>
    readJson<InboxBulk>(
      call('POST', '/api/admin/inbox/bulk', { ids: [id], state: 'done', ...more }),
    );
  expect(await send({ archivesEvents: true })).toEqual({
    changed: [],
    refused: [{ id, reason: expect.stringContaining('“Hours”') }],
    restored: [],
  });
  expect(await send({ finishesApplications: true })).toMatchObject({ changed: [id], refused: [] });
});

test('a public event with a change that waits is not archived', async () => {
  const [id = ''] = await inbox('event');
  await database().query(
    `update records set version = version + 1 where title = 'Parade' and state = 'published'`,
  );
  const answer = await bulkAnswer([id], 'done', true);
  expect(answer).toEqual({
    changed: [],
    refused: [{ id, reason: expect.stringContaining('“Parade”') }],
    restored: [],
  });
});

test.each(['listing', 'application'])(
  'a waiting %s is marked as done with the others',
  async (kind) => {
    const [id = ''] = await inbox('message');
    await database().query('update inbox_items set kind = $1 where id = $2', [kind, id]);
    expect(await changedBy([id])).toEqual([id]);
    expect(await changedBy([id], 'open')).toEqual([id]);
  },
);

test.each(['mail', 'refund', 'dispute'])(
  'a %s needs a decision of its own, and the others are done',
  async (kind) => {
    const [first = '', second = ''] = await inbox('message');
    await database().query('update inbox_items set kind = $1 where id = $2', [kind, first]);
    expect(await bulkAnswer([first, second])).toEqual({
      changed: [second],
      refused: [{ id: first, reason: expect.stringContaining('“Hours”') }],
      restored: [],
    });
  },
);

test('the list of events that await review leaves out drafts of the staff', async () => {
  await whileReviewed({ database }, () =>
    send('/api/events', { ...parade, title: 'Float Contest' }),
  );
  await readJson(call('POST', '/api/admin/events', { ...parade, title: 'Draft of the staff' }));
  const titles = async () =>
    (await readJson<{ title: string }[]>(call('GET', '/api/admin/events?awaits=review'))).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(['Float Contest']);
  await changedBy(await inbox('message'));
  await database().query(`update inbox_items set state = 'done' where kind = 'event'`);
  expect(await titles()).toEqual([]);
  // The desk changes several events together only where the answer names the filter.
  const filterOf = async (query: string) =>
    (await call('GET', `/api/admin/events${query}`)).headers.get('x-awaits');
  expect(await filterOf('?awaits=review')).toBe('review');
  expect(await filterOf('')).toBeNull();
  expect((await call('GET', '/api/admin/events?awaits=lunch')).status).toBe(400);
  expect(await readJson(call('GET', '/api/admin/news?awaits=review'))).toEqual([]);
});

test('a public event with a scheduled change needs no decision', async () => {
  await whileReviewed({ database }, () =>
    send('/api/events', { ...parade, title: 'Float Contest' }),
  );
  const ids = await inbox('event');
  await database().query(
    `update records set state = 'published', published_version = version, version = version + 1,
       publish_at = now() + interval '1 day' where title = 'Float Contest'`,
  );
  expect((await changedBy(ids)).sort()).toEqual([...ids].sort());
});

test('an item that does not exist is named, and the others are done', async () => {
  const messages = await inbox('message');
  const missing = randomUUID();
  const answer = await bulkAnswer([...messages, missing]);
  expect(answer.changed.sort()).toEqual([...messages].sort());
  expect(answer.refused.map(({ id }) => id)).toEqual([missing]);
  expect((await bulk([])).status).toBe(400);
});

test('two people who finish the same items at once both succeed', async () => {
  const ids = await inbox('message');
  const [one = [], two = []] = await Promise.all([changedBy(ids), changedBy([...ids].reverse())]);
  expect([...one, ...two].sort()).toEqual([...ids].sort());
});
