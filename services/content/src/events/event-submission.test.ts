import { type TownEvent, townEventSchema } from '@town/contracts/town-event';
import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { type FakeAuth, startFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

let auth: FakeAuth;
const settings = { AUTH_URL: '' };
beforeAll(async () => {
  auth = await startFakeAuth();
  settings.AUTH_URL = auth.url;
});
afterAll(() => auth.stop());

const harness = useService(contentService, settings);
const { address, read } = harness;

const body = {
  title: 'Lavender Festival',
  description: 'Fields in bloom',
  date: '2027-06-11',
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

test('an event is on the calendar as soon as its sender has the answer', async () => {
  const before = await fetch(address('/api/events'));
  const etag = before.headers.get('etag') ?? '';
  const answer = (await (await submit({ ...body, title: 'Brand new' })).json()) as TownEvent;
  expect(townEventSchema.parse(answer)).toEqual(answer);
  const after = await fetch(address('/api/events'), { headers: { 'If-None-Match': etag } });
  expect(after.status).toBe(200);
  expect(await after.json()).toContainEqual(answer);
});

test('title, date and category are asked for in one sentence', async () => {
  const response = await submit({ description: 'x' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'Please fill in all required fields (Title, Date, and Category).',
    errors: [{ path: 'title' }, { path: 'date' }, { path: 'category' }],
  });
});

test('staff take an event down, and nobody else can', async () => {
  const { id } = (await (await submit(body)).json()) as TownEvent;
  const remove = (token?: string) =>
    fetch(address(`/api/admin/events/${id}`), {
      method: 'DELETE',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
  expect((await remove()).status).toBe(401);
  expect((await remove(auth.token())).status).toBe(204);
  expect((await remove(auth.token())).status).toBe(404);
  expect(await read('/api/events')).not.toContainEqual(expect.objectContaining({ id }));
});
