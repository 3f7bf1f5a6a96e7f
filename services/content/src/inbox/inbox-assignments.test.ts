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

async function events(id: string): Promise<object[]> {
  const rows = await database().query<{ data: object }>(
    `select event -> 'data' as data from outbox
     where subject = 'content.inbox-assigned.v1' and event -> 'data' ->> 'id' = $1
     order by event ->> 'time'`,
    [id],
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
  const done = { assignee: 'clerk@example.com', state: 'done' };
  await change(one.id, done);
  await change(two.id, done);
  await change(one.id, { state: 'open' }, asAdministrator);
  await open([two.id], asAdministrator);
  const again = { by: 'administrator@example.com', isOpenedAgain: true };
  for (const { id } of [one, two]) {
    const of = { id, kind: 'report', email: 'clerk@example.com', dueOn: null };
    expect(await events(id)).toEqual([{ ...of, ...again }]);
  }
});

test('nobody gets a mail when an item is opened again by whoever marked it as done, or by its assignee', async () => {
  const { id } = await reported();
  await change(id, { assignee: 'administrator@example.com', state: 'done' });
  await open([id]);
  await change(id, { state: 'done' });
  await change(id, { state: 'open' }, asAdministrator);
  expect(await events(id)).toEqual([]);
});
