import type { SubmittedEvent } from '@town/contracts/calendar/record';
import { readJson } from '@town/service-kit/testing/read-json';
import type { ServiceHarness } from '@town/service-kit/testing/service-harness';
import { inDays } from './calendar-imports.js';

/** An event as a visitor sends it. */
export const sentEvent = {
  title: 'Porch Concert',
  description: 'Fiddles',
  date: inDays(100),
  time: '18:00',
  endTime: '20:00',
  location: 'Porch',
  category: 'community',
};

type Harness = Pick<ServiceHarness, 'address' | 'database'>;

/** The data of the last requested mail with a private link. */
export async function lastLink({ database }: Pick<Harness, 'database'>) {
  const [row] = await database().query<{ token: string; date: string; language: string | null }>(
    `select event -> 'data' ->> 'token' as token, event -> 'data' ->> 'date' as date,
       event -> 'data' ->> 'language' as language
     from outbox
     where subject = 'content.event-link-requested.v1' order by event ->> 'time' desc limit 1`,
  );
  return row;
}

/** The calls of a visitor who submits events and gets private links to them. */
export function eventSender(harness: Harness) {
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(harness.address(path), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  /** Submits an event with an address, and returns its id and the mailed secret. */
  async function submit(fields: object = {}) {
    const answer = await readJson<SubmittedEvent>(
      post('/api/events', { ...sentEvent, email: 'ann@example.com', ...fields }),
    );
    return { answer, id: answer.id, token: (await lastLink(harness))?.token ?? '' };
  }

  return {
    post,
    submit,
    own: (what: string, body: object) => post(`/api/events/own/${what}`, body),
  };
}

/** Runs an action while the town reviews events. */
export async function whileReviewed(
  { database }: Pick<Harness, 'database'>,
  work: () => Promise<void>,
): Promise<void> {
  const review = (value: boolean) =>
    database().query(
      `update town_settings set settings = jsonb_set(settings, '{reviewEvents}', $1)`,
      [JSON.stringify(value)],
    );
  await review(true);
  try {
    await work();
  } finally {
    await review(false);
  }
}
