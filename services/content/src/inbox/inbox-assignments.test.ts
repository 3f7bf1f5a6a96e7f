import { randomUUID } from 'node:crypto';
import type { InboxItem } from '@town/contracts/inbox/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useService(contentService, settings);
const call = editorCall({ address }, auth);
const asAdministrator = editorCall({ address }, auth, 'administrator');

/** The item of a new report. */
async function reported(): Promise<InboxItem> {
  const id = randomUUID();
  const report = { kind: 'businesses', id, message: 'Moved to Main Street.', email: '' };
  await call('POST', '/api/reports', report);
  const [item] = await readJson<InboxItem[]>(call('GET', `/api/admin/inbox?recordId=${id}`));
  if (!item) throw new Error('The report has no item');
  return item;
}

const change = (id: string, body: object, caller = call) =>
  readJson(caller('PUT', `/api/admin/inbox/${id}`, body));
const open = (ids: string[], caller = call) =>
  readJson(caller('POST', '/api/admin/inbox/bulk', { ids, state: 'open' }));

async function events(...ids: string[]): Promise<object[]> {
  const rows = await database().query<{ data: object }>(
    `select event -> 'data' as data from outbox
     where subject = 'content.inbox-assigned.v1' and event -> 'data' ->> 'id' = any($1)
     order by event ->> 'time', event -> 'data' ->> 'email'`,
    [ids],
  );
  return rows.map(({ data }) => data);
}

test('a colleague learns once that an item was assigned, and what was sent is not said', async () => {
  const { id } = await reported();
  const assigned = { assignee: 'clerk@example.com', dueOn: '2027-01-02' };
  await change(id, assigned);
  // The form of the item sends all of its fields again.
  await change(id, { ...assigned, note: 'Called them' });
  const of = (email: string) => ({
    id,
    kind: 'report',
    email,
    by: 'editor@example.com',
    dueOn: '2027-01-02',
  });
  expect(await events(id)).toEqual([of('clerk@example.com')]);
  await change(id, { assignee: 'administrator@example.com' });
  expect(await events(id)).toEqual([of('clerk@example.com'), of('administrator@example.com')]);
});

test('nobody gets a mail about an item that they take themselves, that is done, or that is nobody’s', async () => {
  const { id } = await reported();
  await change(id, { assignee: 'Editor@example.com' });
  await change(id, { assignee: null });
  await change(id, { assignee: 'clerk@example.com', state: 'done' });
  expect(await events(id)).toEqual([]);
});

test('a colleague learns that somebody else has opened their item again, also with others', async () => {
  const [one, two] = [await reported(), await reported()];
  for (const { id } of [one, two]) {
    await change(id, { assignee: 'clerk@example.com' });
    await change(id, { state: 'done' });
  }
  await change(one.id, { state: 'open' }, asAdministrator);
  await open([two.id], asAdministrator);
  const again = { by: 'administrator@example.com', isOpenedAgain: true };
  for (const { id } of [one, two]) {
    const of = { id, kind: 'report', email: 'clerk@example.com', dueOn: null };
    expect(await events(id)).toEqual([
      { ...of, by: 'editor@example.com' },
      { ...of, ...again },
    ]);
  }
});

test('nobody gets a mail when an item is opened again by whoever marked it as done, or by its assignee', async () => {
  const { id } = await reported();
  await change(id, { assignee: 'administrator@example.com' });
  const told = await events(id);
  expect(told).toHaveLength(1);
  await change(id, { state: 'done' });
  await open([id]);
  await change(id, { state: 'done' });
  await change(id, { state: 'open' }, asAdministrator);
  expect(await events(id)).toEqual(told);
});

test.each([
  ['on its own', (id: string) => change(id, { state: 'open' })],
  ['with others', (id: string) => open([id])],
])(
  'a colleague learns of an item that was done when it was assigned, once it is open: %s',
  async (_, reopen) => {
    const { id } = await reported();
    const email = 'clerk@example.com';
    await change(id, { state: 'done' });
    await change(id, { assignee: email });
    expect(await events(id)).toEqual([]);
    await reopen(id);
    const told = { id, kind: 'report', email, by: 'editor@example.com', dueOn: null };
    expect(await events(id)).toEqual([told]);
    // From now on the colleague knows the item, so that taking the end of the work back changes nothing for them.
    await change(id, { state: 'done' });
    await reopen(id);
    expect(await events(id)).toEqual([told]);
  },
);

test('an item that was assigned while it was done, and that an event opens, comes by mail at its next change', async () => {
  const { id } = await reported();
  await change(id, { assignee: 'clerk@example.com', state: 'done' });
  await database().query(
    `update inbox_items set state = 'open', done_by = null, done_at = null where id = $1`,
    [id],
  );
  await change(id, { note: 'Sent again' });
  await change(id, { note: 'Called them' });
  expect(await events(id)).toMatchObject([{ email: 'clerk@example.com' }]);
});

test('each colleague gets one mail about all of their items that were opened at once', async () => {
  const items = [await reported(), await reported(), await reported(), await reported()];
  const ids = items.map(({ id }) => id).sort();
  const [clerk, administrator] = ['clerk@example.com', 'administrator@example.com'];
  for (const [at, id] of ids.entries()) {
    await change(id, { assignee: at === 1 ? administrator : clerk }, asAdministrator);
  }
  for (const id of ids) await change(id, { state: 'done' }, asAdministrator);
  const before = await events(...ids);
  await open(ids);
  const again = { kind: 'report', by: 'editor@example.com', dueOn: null, isOpenedAgain: true };
  const told = await events(...ids);
  expect(told).toHaveLength(before.length + 2);
  expect(told).toContainEqual({ ...again, id: ids[1], email: administrator });
  expect(told).toContainEqual({ ...again, id: ids[0], email: clerk, count: 3 });
});

test('a mail about several items says that they are assigned if one of them is new to the colleague', async () => {
  const ids = [(await reported()).id, (await reported()).id].sort();
  const [known = '', unknown = ''] = ids;
  const email = 'clerk@example.com';
  await change(known, { assignee: email, state: 'open' });
  await change(known, { state: 'done' }, asAdministrator);
  await change(unknown, { state: 'done' });
  await change(unknown, { assignee: email });
  await open(ids);
  const told = { id: known, kind: 'report', email, by: 'editor@example.com', dueOn: null };
  const all = await events(...ids);
  expect(all).toHaveLength(2);
  expect(all).toContainEqual({ ...told, count: 2 });
});
