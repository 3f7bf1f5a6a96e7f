import { randomUUID } from 'node:crypto';
import { eventOverMessage } from '@town/contracts/calendar/messages';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { businessPoster, by, postedEvent as event } from '../../testing/business-poster.js';
import { inDays } from '../../testing/calendar-imports.js';
import { LinkRetention } from '../links/link-retention.js';

const { auth, settings } = useFakeAuth();
const { address, database, read, service } = useService(contentService, settings);

const { send, create, ofBusiness } = businessPoster({ address, read });

test('an event of a business is public at once and linked to the business', async () => {
  const businessId = randomUUID();
  const created = await create(businessId);
  expect(created).toMatchObject({ time: '6:00 PM', awaitsReview: false });
  expect(await ofBusiness(businessId)).toMatchObject([
    { id: created.id, title: 'Pie Tasting', organizer: 'Ada Pies' },
  ]);
  expect(await ofBusiness(randomUUID())).toEqual([]);
  expect(await readJson(send('list', { businessId }))).toMatchObject([{ id: created.id }]);
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const history = await fetch(address(`/api/admin/events/${created.id}/history`), { headers });
  expect(await history.json()).toMatchObject([{ by }]);
  const items = await database().query(
    'select sender_email from inbox_items where record_id = $1',
    [created.id],
  );
  expect(items).toEqual([{ sender_email: by }]);
});

test('the data export of an owner contains the events that they have posted', async () => {
  const { id } = await create(randomUUID());
  const held = await service().app.get(PersonalData, { strict: false }).export(by);
  expect(held['record_versions']).toContainEqual(expect.objectContaining({ record_id: id, by }));
});

test('a business cannot post a past event, or move one to a past day', async () => {
  const businessId = randomUUID();
  const over = { errors: [{ path: 'date', message: eventOverMessage }] };
  const past = { ...event, date: inDays(-1) };
  const posted = { businessId, eventId: randomUUID(), organizer: 'Ada Pies', by, event: past };
  const refused = await send('create', posted);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject(over);
  const { id: eventId } = await create(businessId);
  const moved = await send('change', { businessId, eventId, by, event: past });
  expect(moved.status).toBe(400);
  expect(await moved.json()).toMatchObject(over);
  expect(await ofBusiness(businessId)).toMatchObject([{ id: eventId, date: inDays(10) }]);
});

test('the staff read which business has posted or changed an event', async () => {
  const businessId = randomUUID();
  const { id: eventId } = await create(businessId);
  const item = () =>
    database().query('select details from inbox_items where record_id = $1', [eventId]);
  const business = { label: 'Business', value: 'Ada Pies' };
  expect(await item()).toEqual([{ details: expect.arrayContaining([business]) }]);
  const changed = { ...event, title: 'Cake Tasting' };
  await readJson(send('change', { businessId, eventId, by, event: changed }));
  expect(await item()).toEqual([
    { details: expect.arrayContaining([business, { label: 'Time', value: '6:00 PM – 8:00 PM' }]) },
  ]);
});

test('a change names the business also after staff have entered another organizer, or none', async () => {
  const businessId = randomUUID();
  for (const organizer of ['Chamber of Commerce', '']) {
    const { id: eventId } = await create(businessId);
    await edit(eventId, { organizer });
    const changed = { ...event, title: 'Cake Tasting' };
    await readJson(send('change', { businessId, eventId, by, event: changed }));
    const business = { label: 'Business', value: 'Ada Pies' };
    expect(
      await database().query('select details from inbox_items where record_id = $1', [eventId]),
    ).toEqual([{ details: expect.arrayContaining([business]) }]);
  }
});

test('a repeated request creates no second event', async () => {
  const businessId = randomUUID();
  const id = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => create(businessId, {}, id)));
  expect(new Set(all.map((each) => each.id))).toEqual(new Set([id]));
  expect(await ofBusiness(businessId)).toHaveLength(1);
});

test('a business can change and cancel only its own events', async () => {
  const businessId = randomUUID();
  const { id: eventId } = await create(businessId);
  const other = { businessId: randomUUID(), eventId, by: 'eve@example.com' };
  expect((await send('change', { ...other, event })).status).toBe(404);
  expect((await send('cancel', other)).status).toBe(404);
  const changed = { ...event, title: 'Cake Tasting' };
  await readJson(send('change', { businessId, eventId, by, event: changed }));
  expect(await ofBusiness(businessId)).toMatchObject([
    { title: 'Cake Tasting', status: 'scheduled', organizer: 'Ada Pies' },
  ]);
  await readJson(send('cancel', { businessId, eventId, by }));
  expect(await ofBusiness(businessId)).toMatchObject([{ status: 'cancelled' }]);
});

test('changing a past event, or sending invalid fields, is refused', async () => {
  const businessId = randomUUID();
  const past = await create(businessId);
  await edit(past.id, { date: inDays(-2) });
  expect((await send('cancel', { businessId, eventId: past.id, by })).status).toBe(404);
  expect(await readJson(send('list', { businessId }))).toEqual([]);
  const wrong = { businessId, eventId: randomUUID(), organizer: 'A', by, event: { title: 'x' } };
  expect((await send('create', wrong)).status).toBe(400);
});

test("the poster's address is removed from the inbox when the event is over or deleted", async () => {
  const businessId = randomUUID();
  const past = await create(businessId);
  const next = await create(businessId);
  const deleted = await create(businessId);
  await edit(past.id, { date: inDays(-5) });
  await database().query('delete from records where id = $1', [deleted.id]);
  await service().app.get(LinkRetention, { strict: false }).run();
  const reachable = await database().query(
    'select record_id, sender_email from inbox_items where record_id = any($1) and sender_email is not null',
    [[past.id, next.id, deleted.id]],
  );
  expect(reachable).toEqual([{ record_id: next.id, sender_email: by }]);
});

const editor = () => ({
  Authorization: `Bearer ${auth().tokenOf('editor')}`,
  'Content-Type': 'application/json',
});

/** Changes an event's first version as staff, who can also move it to a past day. */
async function edit(id: string, fields: object) {
  const saved = await fetch(address(`/api/admin/events/${id}`), {
    method: 'PUT',
    headers: { ...editor(), 'If-Match': '"1"' },
    body: JSON.stringify(fields),
  });
  expect(saved.status).toBe(200);
}

/** Saves fields of an event's first version as a draft of the staff. */
const saveDraft = (id: string, fields: object) => edit(id, { ...fields, state: 'draft' });

test('a business sees no draft of the staff, and its changes neither publish nor discard it', async () => {
  const businessId = randomUUID();
  const { id: eventId } = await create(businessId);
  await saveDraft(eventId, { title: 'Not yet public', location: 'Town Hall' });
  const asPosted = { title: 'Pie Tasting', location: 'Pie Stand', awaitsReview: false };
  expect(await readJson(send('list', { businessId }))).toMatchObject([asPosted]);
  const change = { ...event, location: 'Barn' };
  const changed = { ...asPosted, location: 'Barn' };
  expect(await readJson(send('change', { businessId, eventId, by, event: change }))).toMatchObject(
    changed,
  );
  expect(await readJson(send('list', { businessId }))).toMatchObject([changed]);
  expect(await ofBusiness(businessId)).toMatchObject([{ title: 'Pie Tasting', location: 'Barn' }]);
  const draft = fetch(address(`/api/admin/events/${eventId}`), { headers: editor() });
  expect(await readJson(draft)).toMatchObject({ title: 'Not yet public', location: 'Barn' });
  expect(await readJson(send('cancel', { businessId, eventId, by }))).toMatchObject({
    ...changed,
    status: 'cancelled',
  });
});

test('an event that staff have featured stays featured when its business changes it', async () => {
  const businessId = randomUUID();
  const { id: eventId } = await create(businessId);
  const saved = await fetch(address(`/api/admin/events/${eventId}`), {
    method: 'PUT',
    headers: { ...editor(), 'If-Match': '"1"' },
    body: JSON.stringify({ featured: true }),
  });
  expect(saved.status).toBe(200);
  const change = { ...event, location: 'Barn' };
  await readJson(send('change', { businessId, eventId, by, event: change }));
  expect(await ofBusiness(businessId)).toMatchObject([{ location: 'Barn', featured: true }]);
});

test('a recurring event is listed and can be cancelled after its first date', async () => {
  const businessId = randomUUID();
  const { id: eventId } = await create(businessId);
  await edit(eventId, { date: inDays(-3), recurrence: 'FREQ=WEEKLY' });
  expect(await readJson(send('list', { businessId }))).toMatchObject([{ id: eventId }]);
  expect(await readJson(send('cancel', { businessId, eventId, by }))).toMatchObject({
    status: 'cancelled',
  });
});

test('in a town that reviews events, a new one waits for the staff', async () => {
  const headers = {
    Authorization: `Bearer ${auth().tokenOf('administrator')}`,
    'Content-Type': 'application/json',
  };
  const before = await fetch(address('/api/admin/settings'), { headers });
  const saved = await fetch(address('/api/admin/settings'), {
    method: 'PUT',
    headers: { ...headers, 'If-Match': before.headers.get('etag') ?? '"0"' },
    body: JSON.stringify({ ...defaultSettings, reviewEvents: true }),
  });
  expect(saved.status).toBe(200);
  const businessId = randomUUID();
  expect(await create(businessId)).toMatchObject({ awaitsReview: true, slug: null });
  expect(await ofBusiness(businessId)).toEqual([]);
  expect(await readJson(send('list', { businessId }))).toMatchObject([{ awaitsReview: true }]);
});
