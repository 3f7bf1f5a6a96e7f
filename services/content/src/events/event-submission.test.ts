import { randomUUID } from 'node:crypto';
import {
  type SubmittedEvent,
  submittedEventSchema,
  type TownEvent,
} from '@town/contracts/calendar/record';
import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';
import { inDays } from '../testing/calendar-imports.js';

const { auth, settings } = useFakeAuth();

const harness = useService(contentService, settings);
const { address, database, read } = harness;

const body = {
  title: 'Lavender Festival',
  description: 'Fields in bloom',
  date: inDays(100),
  time: '9:00 AM',
  location: 'Courthouse square',
  category: 'community',
  featured: false,
};

describeSubmission('An event', {
  path: '/api/events',
  harness,
  body,
  texts: ['title', 'description', 'location'],
  table: 'events',
  subject: 'content.event-submitted.v1',
});

const submit = (content: object) =>
  fetch(address('/api/events'), {
    method: 'POST',
    body: JSON.stringify(content),
    headers: { 'Content-Type': 'application/json' },
  });

test('an event is on the calendar as soon as its sender has the response', async () => {
  const before = await fetch(address('/api/events'));
  const etag = before.headers.get('etag') ?? '';
  const answer = await readJson<SubmittedEvent>(submit({ ...body, title: 'Brand new' }));
  expect(submittedEventSchema.parse(answer)).toEqual(answer);
  const after = await fetch(address('/api/events'), { headers: { 'If-None-Match': etag } });
  expect(after.status).toBe(200);
  expect(await after.json()).toContainEqual(
    expect.objectContaining({ ...answer, slug: 'brand-new', imageUrl: null, imageAlt: null }),
  );
});

test('an event of a visitor is in the inbox, and not among what others changed', async () => {
  const { id } = await readJson<SubmittedEvent>(submit({ ...body, title: 'Sent in' }));
  const headers = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const changed = () =>
    readJson<{ id: string }[]>(fetch(address('/api/admin/changed/content'), { headers }));
  expect((await changed()).map((each) => each.id)).not.toContain(id);
  const by = { Authorization: `Bearer ${auth().tokenOf('administrator')}` };
  await readJson(
    fetch(address(`/api/admin/events/${id}/unpublish`), { method: 'POST', headers: by }),
  );
  expect((await changed()).map((each) => each.id)).toContain(id);
});

test('staff see the contact details of a sender in the inbox, and nobody else does', async () => {
  const email = 'festival@example.com';
  const { id } = await readJson<SubmittedEvent>(submit({ ...body, title: 'Asked about', email }));
  const staff = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
  const items = await readJson<{ recordId: string; senderEmail: string | null }[]>(
    fetch(address(`/api/admin/inbox?state=all&recordId=${id}`), { headers: staff }),
  );
  expect(items).toMatchObject([{ recordId: id, senderEmail: email }]);
  expect(JSON.stringify(await read('/api/events'))).not.toContain(email);
});

describe('in a town that reviews events', () => {
  const setting = (value: boolean) =>
    database().query(
      `update town_settings set settings = jsonb_set(settings, '{reviewEvents}', $1)`,
      [JSON.stringify(value)],
    );
  beforeAll(() => setting(true));
  afterAll(() => setting(false));

  test('an event waits as a draft in the inbox until staff publish it', async () => {
    const { id, awaitsReview } = await readJson<SubmittedEvent>(
      submit({ ...body, title: 'To be reviewed' }),
    );
    expect(awaitsReview).toBe(true);
    const isListed = async () =>
      (await read<TownEvent[]>('/api/events')).some((event) => event.id === id);
    expect(await isListed()).toBe(false);
    const staff = { Authorization: `Bearer ${auth().tokenOf('editor')}` };
    const record = `/api/admin/events/${id}`;
    expect(await readJson(fetch(address(record), { headers: staff }))).toMatchObject({
      state: 'draft',
      title: 'To be reviewed',
    });
    const items = await readJson<{ recordId: string }[]>(
      fetch(address('/api/admin/inbox?kind=event&limit=500'), { headers: staff }),
    );
    expect(items.filter(({ recordId }) => recordId === id)).toHaveLength(1);
    const [told] = await database().query<{ data: object }>(
      `select event -> 'data' as data from outbox
       where subject = 'content.event-submitted.v1' and event -> 'data' ->> 'id' = $1`,
      [id],
    );
    expect(told?.data).toMatchObject({ awaitsReview: true });

    const published = await fetch(address(`${record}/publish`), {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(published.status).toBe(200);
    expect(await isListed()).toBe(true);
  });
});

test('one message names the missing title, date and category', async () => {
  const response = await submit({ description: 'x' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'Please fill in all required fields (Title, Date, and Category).',
    errors: [{ path: 'title' }, { path: 'date' }, { path: 'category' }],
  });
});

test('staff can remove an event, and visitors cannot', async () => {
  const { id } = await readJson<SubmittedEvent>(submit(body));
  const remove = (token?: string) =>
    fetch(address(`/api/admin/events/${id}`), {
      method: 'DELETE',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
  expect((await remove()).status).toBe(401);
  expect((await remove(auth().tokenOf('reader'))).status).toBe(403);
  expect((await remove(auth().token())).status).toBe(204);
  expect(await read('/api/events')).not.toContainEqual(expect.objectContaining({ id }));
});

test('staff remove many events at once: all of them or none', async () => {
  const created = await Promise.all(
    ['First', 'Second', 'Third'].map(async (title) => {
      const response = await submit({ ...body, title });
      return submittedEventSchema.parse(await response.json()).id;
    }),
  );
  const remove = (content: object, token: string) =>
    fetch(address('/api/admin/events/bulk'), {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });
  const listed = async () => {
    const ids = (await read<TownEvent[]>('/api/events')).map(({ id }) => id);
    return created.filter((id) => ids.includes(id));
  };
  const bulk = (ids: unknown, action = 'archive') => remove({ ids, action }, auth().token());
  expect((await remove({ ids: created, action: 'archive' }, 'none')).status).toBe(401);
  expect((await bulk([...created, randomUUID()])).status).toBe(404);
  expect((await bulk([])).status).toBe(400);
  expect((await bulk(created, 'remove')).status).toBe(400);
  expect(await listed()).toEqual(created);
  expect((await bulk([...created, created[0]])).status).toBe(200);
  expect(await listed()).toEqual([]);
});
