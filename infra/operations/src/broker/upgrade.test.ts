import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { brokerPlan } from '@town/messaging/broker-plan';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { connect, headers, type NatsConnection } from 'nats';
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
