import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';

const { settings } = useFakeAuth();
const { address, database } = useService(
  contentService,
  Object.assign(settings, { SUBMISSION_LIMIT: 3 }),
);

const event = { title: 'Porch Concert', date: inDays(100), category: 'community' };

const post = (path: string, body: object) =>
  fetch(address(path), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('a visitor who changes an event too often must wait, and can still read it', async () => {
  const sent = await post('/api/events', { ...event, email: 'ann@example.com' });
  expect(sent.status).toBe(201);
  const [row] = await database().query<{ token: string }>(
    `select event -> 'data' ->> 'token' as token from outbox
     where subject = 'content.event-link-requested.v1'`,
  );
  const token = row?.token;
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await post('/api/events/own/change', { ...event, token })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await post('/api/events/own/read', { token })).status).toBe(200);
});
