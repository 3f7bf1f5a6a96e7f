import { randomUUID } from 'node:crypto';
import { advertiserFormDefaults } from '@town/contracts/advertisers/options';
import { erasureRequested } from '@town/contracts/privacy/events';
import { blanco } from '@town/contracts/testing/blanco';
import { emailHash } from '@town/service-kit/privacy/email-hash';
import { PersonalData } from '@town/service-kit/privacy/personal-data';
import { eventually } from '@town/service-kit/testing/eventually';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { advertisingService } from './advertising-service.js';
import { ApplicationsService } from './applications/applications-service.js';

const { nats, database, service } = useServiceWithBroker(advertisingService);

async function apply(email: string): Promise<string> {
  const response = await fetch(`${service().url}/api/advertisers`, {
    method: 'POST',
    body: JSON.stringify({
      ...advertiserFormDefaults(blanco),
      firstName: 'Ann',
      lastName: 'Example',
      email,
      phone: '830-555-0130',
      businessName: `Shop of ${email}`,
    }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  });
  return (await readJson<{ id: string }>(response)).id;
}

async function publish(subject: string, data: object): Promise<void> {
  const connection = await nats().connect();
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

/** All messages in the service's stream, as text. */
async function streamed(): Promise<string[]> {
  const connection = await nats().connect();
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
    await database().query('select * from advertiser_applications'),
    await database().query('select * from outbox'),
    await database().query('select * from idempotency_keys'),
    await database().query('select * from erasures'),
    await streamed(),
  ]);

test('an address is exported and erased everywhere', async () => {
  const anns = await apply('Ann@example.com');
  const joanns = await apply('joann@example.com');
  const applications = service().app.get(ApplicationsService, { strict: false });
  for (const id of [anns, joanns]) await applications.approve(id, 'clerk@example.com');
  await eventually(async () => expect(await streamed()).toHaveLength(6));

  const personalData = service().app.get(PersonalData, { strict: false });
  const held = await personalData.export('ann@EXAMPLE.com');
  const { outbox, ...rows } = held;
  expect(rows).toEqual({
    advertiser_applications: [expect.objectContaining({ id: anns })],
    idempotency_keys: [expect.objectContaining({ id: anns })],
  });
  // The approval contains the address, because the catalog stores it for the owner of the listing.
  const types = z.array(z.object({ type: z.string() })).parse(outbox);
  expect(types.map(({ type }) => type).sort()).toEqual([
    'advertising.advertiser-approved.v1',
    'advertising.advertiser-submitted.v1',
  ]);

  const id = randomUUID();
  await publish(erasureRequested.subject, { id, emailHash: emailHash('ann@example.com') });
  await eventually(async () => {
    const done = await database().query(
      'select 1 from erasures where events_erased_at is not null',
    );
    expect(done).toHaveLength(1);
  });
  const left = await everything();
  expect(left).not.toMatch(/Ann@example\.com/);
  // The id stays in the event of the erasure, and in the audit entry in the outbox and in the stream.
  expect(left.match(new RegExp(anns, 'g'))).toHaveLength(3);
  expect(await personalData.export('ann@example.com')).toEqual({});
  expect(await streamed()).toHaveLength(4);
  expect(Object.keys(await personalData.export('joann@example.com'))).toHaveLength(3);
});
