import { eventSubmitted } from '@town/contracts/calendar/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const total = 200;

const { nats, database, service } = useServiceWithBroker(contentService);

async function submit(number: number): Promise<string> {
  const response = await fetch(`${service().url}/api/events`, {
    method: 'POST',
    body: JSON.stringify({ title: `Event ${number}`, date: '2027-07-04', category: 'community' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(201);
  return (await readJson<{ id: string }>(response)).id;
}

test('two hundred submissions publish two hundred events, even with a broker outage in between', async () => {
  const ids: string[] = [];
  for (let number = 0; number < total; number += 10) {
    if (number === 50) await nats().kill();
    const batch = Array.from({ length: 10 }, (_, index) => submit(number + index));
    ids.push(...(await Promise.all(batch)));
    if (number === 150) await nats().resume();
  }
  await eventually(async () => {
    const waiting = await database().query('select 1 from outbox where sent_at is null');
    expect(waiting).toEqual([]);
  }, 25_000);

  const connection = await nats().connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info('CONTENT');
  const published: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await manager.streams.getMessage('CONTENT', { seq });
    if (message.subject !== eventSubmitted.subject) continue;
    const event = message.json<{ data: unknown }>();
    published.push(eventSubmitted.data.parse(event.data).id);
  }
  await connection.close();
  expect(published.toSorted()).toEqual(ids.toSorted());
});
