import { randomUUID } from 'node:crypto';
import { advertiserFormDefaults } from '@town/contracts/advertiser-options';
import { erasureRequested } from '@town/contracts/privacy-events';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { type RunningService, startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { advertisingService } from './advertising-service.js';
import { ApplicationsService } from './applications/applications-service.js';

let nats: NatsServer;
let database: TestDatabase;
let service: RunningService;

beforeAll(async () => {
  nats = await NatsServer.start();
  database = await createTestDatabase();
  service = await startService(advertisingService, {
    databaseUrl: database.url,
    natsUrl: nats.url,
  });
});

afterAll(async () => {
  await service.stop();
  await nats.remove();
  await database.drop();
});

async function apply(email: string): Promise<string> {
  const response = await fetch(`${service.url}/api/advertisers`, {
    method: 'POST',
    body: JSON.stringify({
      ...advertiserFormDefaults,
      firstName: 'Ann',
      lastName: 'Example',
      email,
      phone: '830-555-0130',
      businessName: `Shop of ${email}`,
    }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  });
  return ((await response.json()) as { id: string }).id;
}

async function publish(subject: string, data: object): Promise<void> {
  const connection = await nats.connect();
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/auth',
    type: subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data,
  };
  await connection.jetstream().publish(subject, JSON.stringify(event), { msgID: event.id });
  await connection.close();
}

/** Everything in the service's stream, as text. */
async function streamed(): Promise<string[]> {
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info('ADVERTISING');
  const found: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await manager.streams.getMessage('ADVERTISING', { seq }).catch(() => undefined);
    if (message) found.push(message.string());
  }
  await connection.close();
  return found;
}

const everything = async () =>
  JSON.stringify([
    await database.query('select * from advertiser_applications'),
    await database.query('select * from outbox'),
    await database.query('select * from idempotency_keys'),
    await database.query('select * from erasures'),
    await streamed(),
  ]);

test('what is held about an address is shown, and erased wherever it is', async () => {
  const anns = await apply('Ann@example.com');
  const joanns = await apply('joann@example.com');
  const applications = service.app.get(ApplicationsService, { strict: false });
  for (const id of [anns, joanns]) await applications.approve(id);
  await eventually(async () => expect(await streamed()).toHaveLength(4));

  const personalData = service.app.get(PersonalData, { strict: false });
  const held = await personalData.export('ann@EXAMPLE.com');
  expect(held).toEqual({
    advertiser_applications: [expect.objectContaining({ id: anns })],
    outbox: [expect.objectContaining({ type: 'advertising.advertiser-submitted.v1' })],
    idempotency_keys: [expect.objectContaining({ id: anns })],
  });

  const id = randomUUID();
  await publish(erasureRequested.subject, { id, emailHash: emailHash('ann@example.com') });
  await eventually(async () => {
    const done = await database.query('select 1 from erasures where events_erased_at is not null');
    expect(done).toHaveLength(1);
  });
  const left = await everything();
  expect(left).not.toMatch(/Ann@example\.com/);
  expect(left.match(new RegExp(anns, 'g'))).toHaveLength(1);
  expect(await personalData.export('ann@example.com')).toEqual({});
  expect(await streamed()).toHaveLength(2);
  expect(Object.keys(await personalData.export('joann@example.com'))).toHaveLength(3);
});
