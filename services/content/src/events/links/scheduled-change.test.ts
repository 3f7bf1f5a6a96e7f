import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { SubmittedEvent, TownEvent } from '@town/contracts/calendar/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { PublicationSchedule } from '@town/managed-records/publishing/publication-schedule';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';
import { lastLink } from '../../testing/event-sender.js';

const { auth, settings } = useFakeAuth();
const { address, database, read, service } = useService(contentService, settings);

const call = editorCall({ address }, auth);
const event = { title: 'Porch Concert', date: inDays(100), category: 'community' };
const own = (what: string, body: object) => call('POST', `/api/events/own/${what}`, body);
const record = (id: string) => readJson<ManagedRecord>(call('GET', `/api/admin/events/${id}`));

beforeAll(() =>
  database().query(
    `update town_settings set settings = jsonb_set(settings, '{reviewEvents}', 'true')`,
  ),
);

/** Submits an event and returns its id and the secret of its link. */
async function submit() {
  const { id } = await readJson<SubmittedEvent>(
    call('POST', '/api/events', { ...event, email: 'ann@example.com' }),
  );
  return { id, token: (await lastLink({ database }))?.token ?? '' };
}

const schedule = (id: string) =>
  readJson<ManagedRecord>(
    call('POST', `/api/admin/events/${id}/publish`, { at: `${inDays(3)}T12:00:00Z` }),
  );

/** Makes all scheduled publications due. */
async function comeDue(): Promise<void> {
  await database().query(
    `update records set publish_at = now() - interval '1 minute' where publish_at is not null`,
  );
  await service().app.get(PublicationSchedule, { strict: false }).run();
}

test('a change by the sender is not published at a time that staff chose before they saw it', async () => {
  const { id, token } = await submit();
  expect(await schedule(id)).toMatchObject({ state: 'scheduled' });
  const changed = await readJson<OwnEvent>(own('change', { ...event, token, title: 'Casino' }));
  expect(changed).toMatchObject({ title: 'Casino', awaitsReview: true });
  expect(await record(id)).toMatchObject({ state: 'draft', publishAt: null });
  await comeDue();
  expect((await fetch(address(`/api/events/${id}`))).status).toBe(404);
});

test("the sender's change is not published with a later text of the staff either, and the public version stays", async () => {
  const { id, token } = await submit();
  await call('POST', `/api/admin/events/${id}/publish`, {});
  await call('PUT', `/api/admin/events/${id}`, { location: 'Barn', state: 'draft' }, 2);
  await schedule(id);
  await readJson(own('change', { ...event, token, title: 'Casino' }));
  await comeDue();
  expect(await read<TownEvent>(`/api/events/${id}`)).toMatchObject({ title: 'Porch Concert' });
  expect(await record(id)).toMatchObject({ state: 'published', title: 'Casino', location: 'Barn' });
});

test('saving without changes keeps the scheduled time', async () => {
  const { id, token } = await submit();
  await schedule(id);
  await readJson(own('change', { ...event, token }));
  await comeDue();
  expect(await read<TownEvent>(`/api/events/${id}`)).toMatchObject({ title: 'Porch Concert' });
});
