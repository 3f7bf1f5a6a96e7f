import { createEvent } from '@town/contracts/messaging/cloud-event';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { consumerNames } from '@town/messaging/service-messaging';
import { NatsServer } from '../testing/nats-server.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { bellRung } from './fixtures/bell-rung.js';
import { countingMessaging, countingService } from './fixtures/counting-service.js';

const { durable, deadLetters } = consumerNames('counting', 'count-ring-when-bell-rung', bellRung);
let nats: NatsServer;
let database: TestDatabase;
let counting: RunningService;

beforeAll(async () => {
  nats = await NatsServer.start(countingMessaging);
  database = await createTestDatabase();
  counting = await startService(countingService, { databaseUrl: database.url, natsUrl: nats.url });
});

afterAll(async () => {
  await counting.stop();
  await nats.remove();
  await database.drop();
});

/** Stores dead letters, as if the service had failed to handle these events. */
async function bury(events: { number: number; poisonous: boolean }[]): Promise<void> {
  const letters = events.map((data) => createEvent('advertising', bellRung, data));
  await database.query(
    'insert into inbox (consumer, event_id, dead) select $1, unnest($2::uuid[]), true',
    [durable, letters.map(({ id }) => id)],
  );
  const connection = await nats.connect();
  for (const letter of letters) {
    await connection.jetstream().publish(deadLetters.subject, JSON.stringify(letter));
  }
  await connection.close();
}

async function replay(): Promise<unknown> {
  return (await fetch(counting.url + replayDeadLettersPath, { method: 'POST' })).json();
}

test('a replay tries the letters behind a thousand that fail again, each once', async () => {
  const failing = Array.from({ length: 1_050 }, (_, number) => ({ number, poisonous: true }));
  await bury([...failing, { number: 7_000, poisonous: false }]);
  expect(await replay()).toEqual({ handled: 1, failed: 1_050, notReached: 0 });
  expect(await database.query('select number from rings')).toEqual([{ number: 7_000 }]);

  await database.query('insert into antidotes values (3)');
  expect(await replay()).toEqual({ handled: 1, failed: 1_049, notReached: 0 });
  expect(await database.query('select number from rings order by 1')).toEqual([
    { number: 3 },
    { number: 7_000 },
  ]);
}, 120_000);
