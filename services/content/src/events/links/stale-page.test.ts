import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { SubmittedEvent, TownEvent } from '@town/contracts/calendar/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { inDays } from '../../testing/calendar-imports.js';
import { lastLink } from '../../testing/event-sender.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);

const call = editorCall({ address }, auth);
const event = {
  title: 'Porch Concert',
  description: 'Fiddles',
  date: inDays(100),
  location: 'Porch',
  category: 'community',
};
const own = (what: string, body: object) => call('POST', `/api/events/own/${what}`, body);
const shown = (id: string) => read<TownEvent>(`/api/events/${id}`);
/** Saves fields as staff. */
const save = async (id: string, fields: object, version: number) => {
  const saved = await call('PUT', `/api/admin/events/${id}`, fields, version);
  expect(saved.status).toBe(200);
};

/** Submits an event and reads it through its private link. */
async function openPage() {
  const { id } = await readJson<SubmittedEvent>(
    call('POST', '/api/events', { ...event, email: 'ann@example.com' }),
  );
  const token = (await lastLink({ database }))?.token ?? '';
  const { version } = await readJson<OwnEvent>(own('read', { token }));
  return { id, token, version };
}

test('saving a page opened before a correction of the staff is refused', async () => {
  const { id, token, version } = await openPage();
  await save(id, { location: 'Bandstand', state: 'published' }, 1);
  const change = { ...event, token, title: 'Porch Concert in May' };
  const stale = await own('change', { ...change, version });
  expect(stale.status).toBe(409);
  expect(await readJson(stale)).toMatchObject({
    message: expect.stringMatching(/^This event was changed since you opened it/),
  });
  expect(await shown(id)).toMatchObject({ title: 'Porch Concert', location: 'Bandstand' });
  const now = await readJson<OwnEvent>(own('read', { token }));
  expect(now.location).toBe('Bandstand');
  expect((await own('change', { ...change, version: now.version })).status).toBe(200);
  expect(await shown(id)).toMatchObject({ title: 'Porch Concert in May', location: 'Porch' });
});

test('changes that the sender does not see cause no conflict, and a repeated request changes nothing', async () => {
  const { id, token, version } = await openPage();
  await save(id, { organizer: 'The Band', state: 'published' }, 1);
  await save(id, { location: 'Not yet public', state: 'draft' }, 2);
  const change = { ...event, token, version, title: 'Porch Concert in May' };
  expect(await readJson<OwnEvent>(own('change', change))).toMatchObject({ title: change.title });
  // A repeat, as after a lost response.
  expect((await own('change', change)).status).toBe(200);
});
