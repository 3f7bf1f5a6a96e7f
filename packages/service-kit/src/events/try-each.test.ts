import { consumerNames } from '@town/messaging/service-messaging';
import type { JsMsg } from 'nats';
import { eventually } from '../testing/eventually.js';
import { NatsServer } from '../testing/nats-server.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { bellRung } from './fixtures/bell-rung.js';
import { countingMessaging, countingService } from './fixtures/counting-service.js';

const { deadLetters: queue } = consumerNames('counting', 'count-ring-when-bell-rung', bellRung);
const never = new AbortController().signal;
let nats: NatsServer;
let database: TestDatabase;
let counting: RunningService;

beforeEach(async () => {
  [nats, database] = await Promise.all([NatsServer.start(countingMessaging), createTestDatabase()]);
  counting = await startService(countingService, { databaseUrl: database.url, natsUrl: nats.url });
  await eventually(() => counting.app.get(Broker).isConnected());
});

afterEach(async () => {
  await counting.stop();
  await nats.remove();
  await database.drop();
});

async function bury(count: number): Promise<number[]> {
  const seqs: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { seq } = await counting.app.get(Broker).jetstream().publish(queue.subject, 'a letter');
    seqs.push(seq);
  }
  return seqs;
}

async function tried(
  signal: AbortSignal,
  onTry: () => void = () => {},
): Promise<{ seqs: number[]; notReached: number }> {
  const seqs: number[] = [];
  const handle = async ({ seq }: JsMsg) => {
    seqs.push(seq);
    onTry();
    return false;
  };
  const notReached = await counting.app.get(DeadLetters).tryEach(queue, handle, signal);
  return { seqs, notReached };
}

test('a letter is tried once while the replay waits for others that somebody else holds', async () => {
  const [held, free] = await bury(2);
  const consumer = await counting.app
    .get(Broker)
    .jetstream()
    .consumers.get(queue.stream, queue.durable);
  const letter = await consumer.next();
  expect(letter?.seq).toBe(held);
  letter?.nak(600_000);
  expect(await tried(never)).toEqual({ seqs: [free], notReached: 1 });
});

test('a replay whose time is over says what it left, and the next one begins with that', async () => {
  const [first, ...others] = await bury(3);
  const time = new AbortController();
  expect(await tried(time.signal, () => time.abort())).toEqual({ seqs: [first], notReached: 2 });
  expect(await tried(never)).toEqual({ seqs: others, notReached: 1 });
});

test('a replay that loses its connection ends, and the process continues', async () => {
  await bury(1);
  let ended = 0;
  const handle = async (letter: JsMsg) => {
    const working = jest.spyOn(letter, 'working');
    await counting.app.get(Broker).onApplicationShutdown();
    await eventually(() => expect(working).toHaveBeenCalled());
    ended += 1;
    return false;
  };
  await counting.app.get(DeadLetters).tryEach(queue, handle, never);
  expect(ended).toBe(1);
});
