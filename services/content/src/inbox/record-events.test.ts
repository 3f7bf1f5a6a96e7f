import type { InboxItem } from '@town/contracts/inbox/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';
import { eventSender, sentEvent, whileReviewed } from '../testing/event-sender.js';

const { auth, settings } = useFakeAuth();
const { address, database } = useServiceWithBroker(contentService, settings);

const call = editorCall({ address }, auth);

const items = (recordId: string) =>
  readJson<InboxItem[]>(call('GET', '/api/admin/inbox?state=all')).then((all) =>
    all.filter((item) => item.recordId === recordId),
  );

async function contactWithReport(name: string): Promise<ManagedRecord> {
  const record = await readJson<ManagedRecord>(
    call('POST', '/api/admin/civic-contacts', {
      name,
      category: 'government',
      phone: '830-555-0100',
      state: 'published',
    }),
  );
  await call('POST', '/api/reports', {
    kind: 'civic-contacts',
    id: record.id,
    message: 'The phone number is wrong.',
    email: '',
  });
  return record;
}

test('a report shows that its record has changed since, and stays open', async () => {
  const { id, version } = await contactWithReport('City Hall');
  expect(await items(id)).toMatchObject([{ recordHappening: null, recordChangedAt: null }]);
  await call('PUT', `/api/admin/civic-contacts/${id}`, { phone: '830-555-0101' }, version);
  await eventually(async () =>
    expect(await items(id)).toMatchObject([{ recordHappening: 'changed', state: 'open' }]),
  );
});

test('the reports of a withdrawn record are closed, but a later report is not', async () => {
  const { id } = await contactWithReport('Old Office');
  const waiting = async () => {
    const ids = (await items(id)).map((item) => item.id);
    return database().query('select 1 from open_submissions where record_id = any($1)', [ids]);
  };
  expect(await waiting()).toHaveLength(1);
  await call('POST', `/api/admin/civic-contacts/${id}/archive`);
  await eventually(async () =>
    expect(await items(id)).toMatchObject([
      { recordHappening: 'withdrawn', state: 'done', doneBy: 'system' },
    ]),
  );
  expect(await waiting()).toEqual([]);
  await call('POST', '/api/reports', {
    kind: 'civic-contacts',
    id,
    message: 'Where has this gone to?',
    email: '',
  });
  expect((await items(id)).map(({ state }) => state)).toEqual(['open', 'done']);
});

test("a visitor's event is closed once staff publish it, but not when it is public at once", async () => {
  const submit = async (title: string) =>
    readJson<{ id: string }>(
      call('POST', '/api/events', { title, date: inDays(100), category: 'community' }),
    );
  const atOnce = await submit('Parade');
  await whileReviewed({ database }, async () => {
    const later = await submit('Dance');
    await call('POST', `/api/admin/events/${later.id}/publish`, {});
    await eventually(async () =>
      expect(await items(later.id)).toMatchObject([
        { recordHappening: 'published', state: 'done' },
      ]),
    );
  });
  expect(await items(atOnce.id)).toMatchObject([{ state: 'open', recordHappening: null }]);
});

test('archiving an event that was never public closes its item, and restoring it opens the item', async () => {
  await whileReviewed({ database }, async () => {
    const event = { title: 'Rodeo', date: inDays(100), category: 'community' };
    const { id } = await readJson<{ id: string }>(call('POST', '/api/events', event));
    await call('POST', `/api/admin/events/${id}/archive`);
    expect(await items(id)).toMatchObject([{ state: 'done', doneBy: 'editor@example.com' }]);
    await call('POST', `/api/admin/events/${id}/unarchive`);
    expect(await items(id)).toMatchObject([{ state: 'open', doneBy: null }]);
  });
});

test('an item that was done before its event was archived stays done', async () => {
  await whileReviewed({ database }, async () => {
    const event = { title: 'Quilting', date: inDays(100), category: 'community' };
    const { id } = await readJson<{ id: string }>(call('POST', '/api/events', event));
    const [item] = await items(id);
    await call('PUT', `/api/admin/inbox/${item?.id}`, { state: 'done' });
    await call('POST', `/api/admin/events/${id}/archive`);
    await call('POST', `/api/admin/events/${id}/unarchive`);
    expect(await items(id)).toMatchObject([{ state: 'done' }]);
  });
});

test("a sender's change of a public event is closed once staff publish it", async () => {
  const { submit, own } = eventSender({ address, database });
  const { id, token } = await submit();
  expect(await items(id)).toMatchObject([{ state: 'open' }]);
  await whileReviewed({ database }, async () => {
    await own('change', { ...sentEvent, token, location: 'Barn' });
    const [waiting] = await items(id);
    expect(waiting).toMatchObject({ state: 'open', recordHappening: null });
    await call('POST', `/api/admin/events/${id}/publish`, {});
    await eventually(async () => expect(await items(id)).toMatchObject([{ state: 'done' }]));
  });
  // Without a review a change is public at once, and still needs a look by staff.
  await own('change', { ...sentEvent, token, location: 'Town Hall' });
  const { id: next } = await submit({ title: 'Harvest Supper' });
  await call('PUT', `/api/admin/events/${next}`, { location: 'Church' }, 1);
  await eventually(async () => expect(await items(next)).toMatchObject([{ state: 'done' }]));
  expect(await items(id)).toMatchObject([{ state: 'open' }]);
});
