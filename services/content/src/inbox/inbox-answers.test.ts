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
const inbox = (query: string) => readJson<InboxItem[]>(call('GET', `/api/admin/inbox${query}`));

const message = {
  fullName: 'Ann Example',
  email: 'ann@example.com',
  message: 'When is the library open?',
};

/** The item of a message that a visitor sends. */
async function received(more: { subject: string }): Promise<InboxItem> {
  const { id } = await readJson<{ id: string }>(
    call('POST', '/api/contact', { ...message, ...more }),
  );
  const item = (await inbox('?kind=message')).find(({ recordId }) => recordId === id);
  if (!item) throw new Error('The message has no item');
  return item;
}

test('an answer is mailed once and stored with its item', async () => {
  const item = await received({ subject: 'Opening hours' });
  const path = `/api/admin/inbox/${item.id}`;
  const answer = { subject: 'Re: Opening hours', text: 'From 9 to 5.' };
  const sent = { ...answer, template: 'Hours' };
  expect(await readJson(call('POST', `${path}/answer`, sent))).toMatchObject({
    answers: [{ ...sent, by: 'editor@example.com' }],
  });
  const events = await database().query<{ event: { data: unknown } }>(
    `select event from outbox where subject = 'content.inbox-answered.v1'`,
  );
  expect(events.map(({ event }) => event.data)).toEqual([
    { id: item.id, email: message.email, ...answer },
  ]);
  await call('POST', '/api/reports', {
    kind: 'businesses',
    id: randomUUID(),
    message: 'They have moved to Main Street.',
    email: '',
  });
  const [report] = await inbox('?kind=report');
  const refused = await call('POST', `/api/admin/inbox/${report!.id}/answer`, answer);
  expect(refused.status).toBe(400);
});

test('an answer that is repeated with the same key is not mailed again', async () => {
  const { id } = await received({ subject: 'Gate' });
  const send = (text: string) =>
    fetch(address(`/api/admin/inbox/${id}/answer`), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${auth().tokenOf('editor')}`,
        'Content-Type': 'application/json',
        // The repeat has the same version as the first call.
        'If-Match': '"1"',
        // Like the key that the gateway adds to each write, which it may retry at another process.
        'Idempotency-Key': '8b3d4c7bb0e14ad98ab2b1bb2c9f8d11',
      },
      body: JSON.stringify({ subject: 'Re: Gate', text }),
    });
  const answers = await Promise.all([send('It is.'), send('It is.')]);
  const texts = await Promise.all(answers.map((each) => each.text()));
  expect(texts[1]).toBe(texts[0]);
  expect(JSON.parse(texts[0]!).answers).toHaveLength(1);
  expect(
    await database().query(
      `select 1 from outbox where subject = 'content.inbox-answered.v1'
       and event -> 'data' ->> 'id' = $1`,
      [id],
    ),
  ).toHaveLength(1);
  expect((await send('It is not.')).status).toBe(409);
});

test('of two concurrent answers to an item the second is refused with the current item, and is not mailed', async () => {
  const item = await received({ subject: 'Lost keys' });
  const path = `/api/admin/inbox/${item.id}`;
  const answer = (text: string, version: number) =>
    call('POST', `${path}/answer`, { subject: 'Re: Lost keys', text }, version);
  const { version } = item;
  expect(await readJson(answer('At the town hall.', version))).toMatchObject({
    version: version + 1,
  });
  const refused = await answer('We have no keys.', version);
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({
    message: 'Somebody else has answered or changed this item meanwhile. Nothing was sent.',
    current: { answers: [{ text: 'At the town hall.' }] },
  });
  const mailed = await database().query(
    `select 1 from outbox where subject = 'content.inbox-answered.v1'
     and event -> 'data' ->> 'id' = $1`,
    [item.id],
  );
  expect(mailed).toHaveLength(1);
});
