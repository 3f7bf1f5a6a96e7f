import { randomUUID } from 'node:crypto';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { consumerNames } from '@town/messaging/service-messaging';
import { Metrics } from '../observability/metrics.js';
import { eventually } from '../testing/eventually.js';
import { NatsServer } from '../testing/nats-server.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { bellRung } from './fixtures/bell-rung.js';
import { Bells, ringingService } from './fixtures/ringing-service.js';
import { twoHandlersMessaging, twoHandlersService } from './fixtures/two-handlers-service.js';

let nats: NatsServer;
let databases: TestDatabase[];
let ringing: RunningService;
let filling: RunningService;
let timeout: jest.SpyInstance | undefined;

beforeAll(async () => {
  nats = await NatsServer.start(twoHandlersMessaging);
  databases = [await createTestDatabase(), await createTestDatabase()];
  const [ringingUrl, fillingUrl] = databases.map(({ url }) => url);
  ringing = await startService(ringingService, { databaseUrl: ringingUrl!, natsUrl: nats.url });
  filling = await startService(twoHandlersService, { databaseUrl: fillingUrl!, natsUrl: nats.url });
});

afterAll(async () => {
  await ringing.stop();
  await filling.stop();
  await nats.remove();
  for (const database of databases) await database.drop();
});

// The files of a run share one process, so a mock left by a failed expectation would reach other tests.
afterEach(() => timeout?.mockRestore());

const deadLetters = async () =>
  /dead_letters\{stream="DEAD_ADVERTISING".*\} (\d+)/.exec(
    await filling.app.get(Metrics).registry.metrics(),
  )?.[1];

async function replay(): Promise<unknown> {
  return (await fetch(filling.url + replayDeadLettersPath, { method: 'POST' })).json();
}

test('a replay gives each letter to the handler that could not handle it', async () => {
  const [, database] = databases;
  await ringing.app.get(Bells).ring(1, false);
  await eventually(async () => expect(await deadLetters()).toBe('2'));

  await database!.query('create table second (number integer not null)');
  expect(await replay()).toEqual({ handled: 1, failed: 1, notReached: 0 });
  expect(await database!.query('select number from second')).toEqual([{ number: 1 }]);

  timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await replay()).toEqual({ handled: 0, failed: 0, notReached: 1 });
  timeout.mockRestore();

  await database!.query('create table first (number integer not null)');
  expect(await replay()).toEqual({ handled: 1, failed: 0, notReached: 0 });
  expect(await database!.query('select number from first')).toEqual([{ number: 1 }]);
  expect(await database!.query('select number from second')).toEqual([{ number: 1 }]);
  expect(await deadLetters()).toBe('0');
}, 60_000);

test('a letter takes effect once, even when its row is stored after the replay', async () => {
  const [, database] = databases;
  const { deadLetters: letters, durable } = consumerNames(
    'filling',
    'fill-second-when-bell-rung',
    bellRung,
  );
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/ringing',
    type: bellRung.subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { number: 2, poisonous: false },
  };
  const connection = await nats.connect();
  await connection.jetstream().publish(letters.subject, JSON.stringify(event));
  expect(await replay()).toEqual({ handled: 1, failed: 0, notReached: 0 });
  const filled = () => database!.query('select number from second where number = 2');
  expect(await filled()).toHaveLength(1);
  await database!.query(
    'insert into inbox (consumer, event_id, dead) values ($1, $2, true) on conflict do nothing',
    [durable, event.id],
  );
  await connection.jetstream().publish(letters.subject, JSON.stringify(event));
  await connection.close();
  expect(await replay()).toEqual({ handled: 1, failed: 0, notReached: 0 });
  expect(await filled()).toHaveLength(1);
});
