import { eventSubmitted } from '@town/contracts/content-events';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { type RunningService, startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { contentService } from '../content-service.js';

const total = 200;

let nats: NatsServer;
let database: TestDatabase;
let service: RunningService;

beforeAll(async () => {
  nats = await NatsServer.start();
  database = await createTestDatabase();
  service = await startService(contentService, { databaseUrl: database.url, natsUrl: nats.url });
});

afterAll(async () => {
  await service.stop();
  await nats.remove();
  await database.drop();
});

async function submit(number: number): Promise<string> {
  const response = await fetch(`${service.url}/api/events`, {
    method: 'POST',
    body: JSON.stringify({ title: `Event ${number}`, date: '2027-07-04', category: 'community' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test('two hundred submissions, with the broker gone in between, are two hundred events', async () => {
  const ids: string[] = [];
  for (let number = 0; number < total; number += 10) {
    if (number === 50) await nats.kill();
    const batch = Array.from({ length: 10 }, (_, index) => submit(number + index));
    ids.push(...(await Promise.all(batch)));
    if (number === 150) await nats.resume();
  }
  await eventually(async () => {
    const waiting = await database.query('select 1 from outbox where sent_at is null');
    expect(waiting).toEqual([]);
  }, 25_000);

  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info('CONTENT');
  const told: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await manager.streams.getMessage('CONTENT', { seq });
    const event = message.json<{ data: unknown }>();
    told.push(eventSubmitted.data.parse(event.data).id);
  }
  await connection.close();
  expect(told.toSorted()).toEqual(ids.toSorted());
});
