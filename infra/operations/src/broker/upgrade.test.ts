import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { type BrokerPlan, brokerPlan } from '@town/messaging/broker-plan';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { connect, headers, type JsMsg, type NatsConnection } from 'nats';
import { allMessaging } from './all-messaging.js';

let server: NatsServer;
let connection: NatsConnection;

beforeAll(async () => {
  server = await NatsServer.start();
  connection = await connect({ servers: server.url });
});
afterAll(async () => {
  await connection.close();
  await server.remove();
});

test("dead letters of the previous release move to their publishers' streams", async () => {
  const manager = await connection.jetstreamManager();
  await manager.streams.add({ name: 'DEAD', subjects: ['dead.>'] });
  const notes = headers();
  notes.set('Town-Consumer', 'catalog-create-business-when-advertiser-approved');
  notes.set('Town-Reason', 'Error');
  const old = 'dead.advertising.advertiser-approved.v1';
  await manager.jetstream().publish(old, 'the event', { headers: notes, msgID: 'letter-1' });

  for (const _run of ['the first', 'a repeated one']) {
    await applyBrokerPlan(manager, brokerPlan(allMessaging), 1);
    const letter = await manager.streams.getMessage('DEAD_ADVERTISING', { seq: 1 });
    expect(letter.subject).toBe(
      'dead.advertising.catalog-create-business-when-advertiser-approved',
    );
    expect(new TextDecoder().decode(letter.data)).toBe('the event');
    const { state } = await manager.streams.info('DEAD_ADVERTISING');
    expect(state.messages).toBe(1);
    await expect(manager.streams.info('DEAD')).rejects.toThrow('stream not found');
  }
});

/** A log with one consumer of events, and one of the dead letters of these handlers. */
const bellPlan = (...handlers: string[]): BrokerPlan => ({
  streams: [
    { name: 'BELLS', subject: 'bells.>', kind: 'log' },
    { name: 'DEAD_BELLS', subject: 'dead.bells.>', kind: 'work-queue' },
  ],
  consumers: [
    { stream: 'BELLS', durable: 'count', subjects: ['bells.rung'], kind: 'events' },
    {
      stream: 'DEAD_BELLS',
      durable: 'letters',
      subjects: handlers.map((handler) => `dead.bells.${handler}`),
      kind: 'dead-letters',
    },
  ],
});

async function take(stream: string, durable: string, count: number): Promise<JsMsg[]> {
  const consumer = await connection.jetstream().consumers.get(stream, durable);
  const taken: JsMsg[] = [];
  for await (const message of await consumer.fetch({ max_messages: count })) taken.push(message);
  return taken;
}

test('a consumer of dead letters that exists gets other settings and handlers, and loses no letter', async () => {
  const manager = await connection.jetstreamManager();
  await applyBrokerPlan(manager, bellPlan('count'), 1);
  // As the release before created it.
  await manager.consumers.update('DEAD_BELLS', 'letters', { max_ack_pending: 1_000 });
  for (const handler of ['count', 'print', 'count']) {
    await manager.jetstream().publish(`dead.bells.${handler}`, handler);
  }
  expect(await take('DEAD_BELLS', 'letters', 2)).toHaveLength(2);

  await applyBrokerPlan(manager, bellPlan('count', 'print'), 1);
  const { config } = await manager.consumers.info('DEAD_BELLS', 'letters');
  expect(config).toMatchObject({
    max_ack_pending: -1,
    filter_subjects: ['dead.bells.count', 'dead.bells.print'],
  });
  const letters = await take('DEAD_BELLS', 'letters', 3);
  expect(letters.map((letter) => letter.string())).toEqual(['count', 'print', 'count']);
  expect(await letters[0]!.ackAck()).toBe(true);

  await applyBrokerPlan(manager, bellPlan('count'), 1);
  const [counted] = await take('DEAD_BELLS', 'letters', 1);
  expect(counted!.seq).toBe(letters[2]!.seq);
  await applyBrokerPlan(manager, bellPlan('count', 'print'), 1);
  const left = await take('DEAD_BELLS', 'letters', 2);
  expect(left.map(({ seq }) => seq)).toEqual([letters[1]!.seq, letters[2]!.seq]);
});

test('a consumer of events that exists with other settings gets those of the plan, and keeps its place', async () => {
  const manager = await connection.jetstreamManager();
  const plan = bellPlan('count');
  await applyBrokerPlan(manager, plan, 1);
  const { config } = await manager.consumers.info('BELLS', 'count');
  await manager.consumers.update('BELLS', 'count', { ack_wait: 1, max_ack_pending: 7 });
  for (const number of ['1', '2', '3']) await manager.jetstream().publish('bells.rung', number);
  const [handled] = await take('BELLS', 'count', 1);
  expect(await handled!.ackAck()).toBe(true);

  await applyBrokerPlan(manager, plan, 1);
  expect((await manager.consumers.info('BELLS', 'count')).config).toEqual(config);
  const messages = await take('BELLS', 'count', 2);
  expect(messages.map((message) => message.string())).toEqual(['2', '3']);
});
