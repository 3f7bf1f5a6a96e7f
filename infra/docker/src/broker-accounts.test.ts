import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { applyBrokerPlan } from '@town/messaging/apply-broker-plan';
import { brokerPlan } from '@town/messaging/broker-plan';
import {
  consumerNames,
  deadLetterStream,
  importedApi,
  ownStream,
  type ServiceMessaging,
} from '@town/messaging/service-messaging';
import { allMessaging } from '@town/operations/broker/all-messaging';
import { connect, type NatsConnection, NatsError, StringCodec } from 'nats';
import { GuardedBroker } from './testing/guarded-broker.js';

const text = StringCodec();
const options = { apiPrefix: importedApi, checkAPI: false, timeout: 2_000 };
const services = allMessaging.map((messaging) => ({ service: messaging.service, messaging }));
const publishers = services.filter(({ messaging }) => ownStream(messaging));
const consumersOf = ({ service, consumes }: ServiceMessaging) =>
  consumes.map(({ handler, contract }) => consumerNames(service, handler, contract));

describe.each(['docker/nats/nats.conf', 'kubernetes/base/nats/nats.conf'])(
  'A broker with %s',
  (config) => {
    let broker: GuardedBroker;
    let operations: NatsConnection;
    let connection: NatsConnection | undefined;

    beforeAll(async () => {
      broker = await GuardedBroker.start(config);
      operations = await broker.connectAs('operations');
      const manager = await operations.jetstreamManager();
      await applyBrokerPlan(manager, brokerPlan(allMessaging), 1);
    });
    afterAll(async () => {
      await operations.close();
      await broker.remove();
    });
    afterEach(() => connection?.close());

    test('operations can bring existing consumers up to date', async () => {
      const manager = await operations.jetstreamManager();
      const plan = brokerPlan(allMessaging);
      const consumers = [plan.consumers[0]!, plan.consumers.at(-1)!];
      expect(consumers.map(({ kind }) => kind)).toEqual(['events', 'dead-letters']);
      for (const { stream, durable } of consumers) {
        await manager.consumers.update(stream, durable, { max_ack_pending: 7 });
      }
      await applyBrokerPlan(manager, plan, 1);
      for (const { stream, durable, kind } of consumers) {
        const { config } = await manager.consumers.info(stream, durable);
        expect(config.max_ack_pending).toBe(kind === 'events' ? 1_000 : -1);
      }
    });

    const connectAs = async (name: string) => {
      connection = await broker.connectAs(name);
      return connection;
    };
    /** The state of all streams and consumers, apart from acknowledgements. */
    const state = async () => {
      const manager = await operations.jetstreamManager();
      const streams = await manager.streams.list().next();
      return Promise.all(
        streams.map(async ({ config: settings, state: { messages, last_seq } }) => {
          const consumers = await manager.consumers.list(settings.name).next();
          return { settings, messages, last_seq, consumers: consumers.map((each) => each.config) };
        }),
      );
    };

    it('refuses a client without credentials', async () => {
      const { info } = await connectAs('catalog');
      const stranger = connect({ servers: `127.0.0.1:${info?.port}`, reconnect: false });
      await expect(stranger).rejects.toThrow('Authorization');
    });

    it.each(publishers)('lets $service publish its events, and erase them', async (each) => {
      const { messaging } = each;
      const client = await connectAs(each.service);
      const manager = await client.jetstreamManager(options);
      for (const { contract } of messaging.publishes) {
        const { seq } = await client
          .jetstream(options)
          .publish(contract.subject, text.encode('Ann'));
        const stored = await manager.streams.getMessage(contract.stream, { seq });
        expect(stored.subject).toBe(contract.subject);
        expect(await manager.streams.deleteMessage(contract.stream, seq)).toBe(true);
      }
    });

    it.each(services)(
      'lets $service consume its events and move them to the dead letters',
      async (each) => {
        const { messaging } = each;
        for (const { contract, handler } of messaging.consumes) {
          const { durable, stream, deadLetters } = consumerNames(each.service, handler, contract);
          const [publisher = ''] = contract.subject.split('.');
          const sender = await broker.connectAs(publisher);
          await sender.jetstream(options).publish(contract.subject, text.encode(durable));
          await sender.close();
          const client = await broker.connectAs(each.service);
          const js = client.jetstream(options);
          const consumer = await js.consumers.get(stream, durable);
          let message = await consumer.next();
          // Other tests have published to the same subject.
          while (message && message.string() !== durable) {
            await message.ackAck();
            message = await consumer.next();
          }
          expect(await message?.ackAck()).toBe(true);
          await js.publish(deadLetters.subject, text.encode('unreadable'));
          const letters = await js.consumers.get(deadLetters.stream, deadLetters.durable);
          expect(await (await letters.next())?.ackAck()).toBe(true);
          expect((await letters.info()).num_pending).toBe(0);
          await client.close();
        }
      },
    );

    it.each(services)(
      'lets $service change nothing that belongs to others',
      async (each) => {
        const { messaging } = each;
        const before = await state();
        const client = await connectAs(each.service);
        const own = new Set(messaging.publishes.map(({ contract }) => contract.subject));
        const foreign = allMessaging
          .flatMap(({ publishes }) => publishes.map(({ contract }) => contract.subject))
          .filter((subject) => !own.has(subject));
        // Forge messages: directly, and as the reply subject of every request that the service may send.
        const requests = [
          ...consumersOf(messaging).flatMap(({ stream, durable }) => [
            `${importedApi}.CONSUMER.INFO.${stream}.${durable}`,
            `${importedApi}.CONSUMER.MSG.NEXT.${stream}.${durable}`,
          ]),
          ...(ownStream(messaging) ? [`${importedApi}.STREAM.INFO.${ownStream(messaging)}`] : []),
        ];
        for (const subject of [...foreign, 'dead.catalog.forged', 'catalog.invented.v1']) {
          client.publish(subject, text.encode('forged'));
          for (const request of requests) client.publish(request, undefined, { reply: subject });
        }
        await client.flush();
        // Try to read, delete and change, in the service's own API and in the one that it imports.
        for (const prefix of [importedApi, '$JS.API']) {
          const manager = await client.jetstreamManager({ ...options, apiPrefix: prefix });
          for (const { settings } of before) {
            const { name } = settings;
            const isOwn = [ownStream(messaging), deadLetterStream(ownStream(messaging) ?? '')];
            const calls = [
              () => manager.streams.purge(name),
              () => manager.streams.delete(name),
              () => manager.streams.update(name, { max_msgs: 1 }),
              () => manager.consumers.add(name, { durable_name: 'spy' }),
              () => manager.consumers.delete(name, 'spy'),
              ...(prefix === importedApi && isOwn.includes(name)
                ? []
                : [
                    () => manager.streams.getMessage(name, { seq: 1 }),
                    () => manager.streams.deleteMessage(name, 1),
                  ]),
            ];
            for (const call of calls) await expect(call()).rejects.toThrow(NatsError);
          }
          await expect(
            manager.streams.add({ name: 'MINE', subjects: ['catalog.>'] }),
          ).rejects.toThrow(NatsError);
        }
        expect(await state()).toEqual(before);
      },
      60_000,
    );

    it.each(services)('lets $service consume only through its own consumers', async (each) => {
      const client = await connectAs(each.service);
      const others = services.filter(({ service }) => service !== each.service);
      for (const { stream, durable, deadLetters } of others.flatMap(({ messaging }) =>
        consumersOf(messaging),
      )) {
        for (const name of [
          [stream, durable],
          [deadLetters.stream, deadLetters.durable],
        ] as const) {
          const next = `${importedApi}.CONSUMER.MSG.NEXT.${name.join('.')}`;
          await expect(client.request(next, text.encode('1'))).rejects.toThrow('503');
        }
      }
      // The service receives no messages of others.
      const heard = client.subscribe('>');
      await operations.jetstream().streams.get('CATALOG');
      await client.flush();
      heard.unsubscribe();
      expect(heard.getReceived()).toBe(0);
    });

    it('lets operations inspect every stream and remove a message, and publish nothing', async () => {
      const sender = await connectAs('catalog');
      const { seq } = await sender
        .jetstream(options)
        .publish('catalog.business-created.v1', text.encode('broken'));
      const manager = await operations.jetstreamManager();
      await expect(manager.consumers.list('CATALOG').next()).resolves.toBeDefined();
      expect(await manager.streams.deleteMessage('CATALOG', seq)).toBe(true);
      const forged = operations.jetstream().publish('catalog.forged.v1', text.encode('forged'));
      await expect(forged).rejects.toThrow('Permissions Violation');
    });

    it('is provisioned by the command of operations, again and again', async () => {
      const command = join(projectRoot, 'infra/operations/dist/broker/provision-broker.js');
      const before = await state();
      const env = { NATS_URL_FILE: broker.urlFile('operations') };
      expect(execFileSync(process.execPath, [command], { env, encoding: 'utf8' })).toContain(
        `${before.length} streams`,
      );
      expect(await state()).toEqual(before);
    });
  },
);

test('the server accepts every NATS configuration', async () => {
  const broker = await GuardedBroker.start();
  const check = (config: string) => () =>
    execFileSync(
      process.env['TEST_NATS_SERVER'] ?? 'nats-server',
      ['-t', '-c', broker.layOut(config)],
      { env: { POD_NAME: 'nats-0' }, stdio: 'pipe' },
    );
  expect(check('docker/nats/nats.conf')).not.toThrow();
  expect(check('kubernetes/base/nats/nats.conf')).not.toThrow();
  expect(check('kubernetes/overlays/production/nats.conf')).not.toThrow();
  expect(readFileSync(broker.layOut('docker/nats/nats.conf'), 'utf8')).toContain('authorization');
  await broker.remove();
});
