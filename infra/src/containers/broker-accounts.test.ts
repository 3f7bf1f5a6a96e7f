import { execFileSync } from 'node:child_process';
import { ensureStreams, streamOf } from '@town/service-kit/events/ensure-streams';
import { AckPolicy, connect, type NatsConnection, StringCodec } from 'nats';
import { serviceNames } from '../local/stack-plan.js';
import { GuardedBroker } from './testing/guarded-broker.js';

const text = StringCodec();
const withStream = serviceNames.filter((name) => streamOf(name));

describe.each(['docker/nats/nats.conf', 'kubernetes/base/nats/nats.conf'])(
  'A broker with %s',
  (config) => {
    let broker: GuardedBroker;
    let connection: NatsConnection;
    beforeAll(async () => {
      broker = await GuardedBroker.start(config);
    });
    afterAll(() => broker.remove());
    afterEach(() => connection?.close());

    it('lets nobody in who has no name', async () => {
      const { info } = await broker.connectAs('catalog');
      const stranger = connect({ servers: `127.0.0.1:${info?.port}`, reconnect: false });
      await expect(stranger).rejects.toThrow('Authorization');
    });

    it.each(serviceNames)(
      'lets %s make streams, and work through the events of others',
      async (name) => {
        connection = await broker.connectAs(name);
        const manager = await connection.jetstreamManager();
        await ensureStreams(manager, 1);
        const other = withStream.find((each) => each !== name) as string;
        const teller = await broker.connectAs(other);
        await teller.jetstream().publish(`${other}.told-to-${name}.v1`, text.encode(name));
        await teller.close();

        const stream = streamOf(other) as string;
        const filter_subject = `${other}.told-to-${name}.v1`;
        const consumer = { durable_name: name, ack_policy: AckPolicy.Explicit, filter_subject };
        await manager.consumers.add(stream, consumer);
        const pulled = await connection.jetstream().consumers.get(stream, name);
        const message = await pulled.next();
        expect(message?.string()).toBe(name);
        expect(await message?.ackAck()).toBe(true);
        await connection.jetstream().publish(`dead.${name}`, text.encode('unreadable'));
        const { num_ack_pending } = await manager.consumers.info(stream, name);
        expect(num_ack_pending).toBe(0);
      },
    );

    it('lets operations look at every stream and take a message out, and tell nothing', async () => {
      const teller = await broker.connectAs('catalog');
      await ensureStreams(await teller.jetstreamManager(), 1);
      const { seq } = await teller.jetstream().publish('catalog.told.v1', text.encode('broken'));
      await teller.close();
      connection = await broker.connectAs('operations');
      const manager = await connection.jetstreamManager();
      const streams = await manager.streams.list().next();
      expect(streams.map(({ config }) => config.name)).toContain('CATALOG');
      await expect(manager.consumers.list('CATALOG').next()).resolves.toBeDefined();
      expect(await manager.streams.deleteMessage('CATALOG', seq)).toBe(true);
      const forged = connection.jetstream().publish('catalog.forged.v1', text.encode('forged'));
      await expect(forged).rejects.toThrow('Permissions Violation');
    });

    it.each(withStream)('lets %s erase what it has told itself', async (name) => {
      connection = await broker.connectAs(name);
      const manager = await connection.jetstreamManager();
      await ensureStreams(manager, 1);
      const { seq } = await connection.jetstream().publish(`${name}.told.v1`, text.encode('Ann'));
      expect(await manager.streams.deleteMessage(streamOf(name) as string, seq)).toBe(true);
    });

    it.each(serviceNames)('lets %s neither tell nor erase in the name of another', async (name) => {
      connection = await broker.connectAs(name);
      const manager = await connection.jetstreamManager();
      await ensureStreams(manager, 1);
      const other = withStream.find((each) => each !== name) as string;
      const stream = streamOf(other) as string;
      const forged = connection.jetstream().publish(`${other}.forged.v1`, text.encode('forged'));
      await expect(forged).rejects.toThrow('Permissions Violation');
      await expect(manager.streams.deleteMessage(stream, 1)).rejects.toThrow('Permissions');
      await expect(manager.streams.purge(stream)).rejects.toThrow('Permissions');
      await expect(manager.streams.delete(stream)).rejects.toThrow('Permissions');
    });
  },
);

test('every configuration of NATS is one that the server takes', async () => {
  const broker = await GuardedBroker.start();
  const check = (config: string) => () =>
    execFileSync(
      process.env.TEST_NATS_SERVER ?? 'nats-server',
      ['-t', '-c', broker.layOut(config)],
      {
        env: { POD_NAME: 'nats-0' },
        stdio: 'pipe',
      },
    );
  expect(check('docker/nats/nats.conf')).not.toThrow();
  expect(check('kubernetes/base/nats/nats.conf')).not.toThrow();
  expect(check('kubernetes/overlays/production/nats.conf')).not.toThrow();
  await broker.remove();
});
