import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { brokerPlan } from '@town/messaging/broker-plan';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { AckPolicy, connect, headers, type NatsConnection } from 'nats';
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

test("one consumer takes over the dead letters of a service's handlers, each of which had one", async () => {
  const manager = await connection.jetstreamManager();
  await applyBrokerPlan(manager, brokerPlan(allMessaging), 1);
  const stream = 'DEAD_AUTH';
  await manager.consumers.delete(stream, 'catalog-dead-letters');
  const handlers = [
    'catalog-remove-owner-when-owner-deleted',
    'catalog-erase-personal-data-when-erasure-requested',
  ];
  for (const handler of handlers) {
    const subject = `dead.auth.${handler}`;
    await manager.consumers.add(stream, {
      durable_name: `${handler}-dead-letters`,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
    });
    await manager.jetstream().publish(subject, 'the event');
  }

  await applyBrokerPlan(manager, brokerPlan(allMessaging), 1);
  const letters = await manager.jetstream().consumers.get(stream, 'catalog-dead-letters');
  const taken: string[] = [];
  for await (const letter of await letters.fetch({ max_messages: handlers.length })) {
    taken.push(letter.subject);
    expect(await letter.ackAck()).toBe(true);
  }
  expect(taken).toEqual(handlers.map((handler) => `dead.auth.${handler}`));
  const names: string[] = [];
  for await (const { name } of manager.consumers.list(stream)) names.push(name);
  expect(names.filter((name) => name.startsWith('catalog-'))).toEqual(['catalog-dead-letters']);
});
