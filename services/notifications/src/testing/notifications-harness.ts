import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { type RunningService, startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import type * as z from 'zod/mini';
import { messaging } from '../messaging.js';
import { notificationsService } from '../notifications-service.js';
import { MailServer } from './mail-server.js';
import { publishEvent } from './publish-event.js';

export const staffAddress = 'staff@town.example';

/** The service, in one or more replicas, with a broker and a mail server for the test. */
export interface NotificationsHarness {
  database: TestDatabase;
  nats: NatsServer;
  mail: MailServer;
  replicas: RunningService[];
  publish<Schema extends z.ZodMiniType>(
    contract: EventContract<Schema>,
    data: z.input<Schema>,
    options?: { id?: string; time?: Date; times?: number },
  ): Promise<string>;
  /** Waits until every event is handled and no mail waits. */
  settled(): Promise<void>;
  remove(): Promise<void>;
}

export function mailEnvironment(smtpUrl: string): Record<string, string> {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Town Guide <guide@town.example>',
    STAFF_EMAIL: staffAddress,
  };
}

/** For all tests of a file; each begins with an empty mailbox. */
export function useNotifications(replicaCount = 1): NotificationsHarness {
  const stack = {} as NotificationsHarness;
  beforeAll(async () => {
    Object.assign(stack, await startNotifications(replicaCount));
  });
  beforeEach(() => {
    stack.mail.received.length = 0;
  });
  afterAll(() => stack.remove());
  return stack;
}

async function startNotifications(replicaCount = 1): Promise<NotificationsHarness> {
  const [database, nats, mail] = await Promise.all([
    createTestDatabase(),
    NatsServer.start(messaging),
    MailServer.start(),
  ]);
  Object.assign(process.env, mailEnvironment(mail.url));
  const replicas: RunningService[] = [];
  for (let index = 0; index < replicaCount; index += 1) {
    replicas.push(
      await startService(notificationsService, { databaseUrl: database.url, natsUrl: nats.url }),
    );
  }
  await database.query(`insert into town_settings (id, version, settings) values ('town', 1, $1)`, [
    { ...defaultSettings, profile: blanco },
  ]);
  await eventually(async () => expect(await consumerStates(nats)).toHaveLength(consumerCount));
  return {
    database,
    nats,
    mail,
    replicas,
    publish: (contract, data, options) => publishEvent(nats, contract, data, options),
    settled: () =>
      eventually(async () => {
        const states = await consumerStates(nats);
        expect(states.every((pending) => pending === 0)).toBe(true);
        const waiting = await database.query(`select 1 from mails where state = 'waiting'`);
        expect(waiting).toHaveLength(0);
      }),
    async remove() {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await mail.stop();
      await nats.remove();
      await database.drop();
    },
  };
}

/** One for each handler, including the one for erasures. */
const consumerCount = messaging.consumes.length;

/** For each consumer, how many events it has not yet received or acknowledged. */
async function consumerStates(nats: NatsServer): Promise<number[]> {
  const connection = await nats.connect();
  try {
    const manager = await connection.jetstreamManager();
    const states: number[] = [];
    for (const stream of ['CATALOG', 'CONTENT', 'ADVERTISING', 'AUTH']) {
      for await (const { num_pending, num_ack_pending } of manager.consumers.list(stream)) {
        states.push(num_pending + num_ack_pending);
      }
    }
    return states;
  } finally {
    await connection.close();
  }
}
