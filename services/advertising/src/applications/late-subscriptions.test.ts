import { advertiserApproved } from '@town/contracts/advertisers/events';
import { cloudEventSchema } from '@town/contracts/messaging/cloud-event';
import { startService } from '@town/service-kit/testing/running-service';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { advertisingService } from '../advertising-service.js';
import { PublishFollowingSubscriptions1799200000000 } from './publish-following-subscriptions.js';
import { PublishLateSubscriptions1797000100000 } from './publish-late-subscriptions.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const { migrations } = advertisingService;
const before = (migration: (typeof migrations)[number]) => ({
  ...advertisingService,
  migrations: migrations.slice(0, migrations.indexOf(migration)),
});

async function run(definition: typeof advertisingService): Promise<void> {
  const natsUrl = 'nats://127.0.0.1:1';
  const service = await startService(definition, {
    ...{ databaseUrl: database.url, natsUrl },
    settings: { AUTH_URL: 'http://127.0.0.1:1' },
  });
  await service.stop();
}

/** An application of an earlier release, and the subscription that pays for it. */
async function approved(name: string, changes = '', state = 'active'): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into advertiser_applications (first_name, last_name, email, phone, business_name,
       business_type, preferred_plan, status, approved_at, business_id, approvals)
     values ('Ann', 'Example', 'ann@example.com', '830-555-0130', $1, 'retail', 'monthly', 'active',
       '2026-11-20T12:00:00Z', gen_random_uuid(), 1) returning id`,
    [name],
  );
  const { id } = row!;
  await database.query(
    `insert into subscriptions (id, customer_id, plan, price_cents, state, paid_until, first_paid_at,
       first_payment_id, renewed_at, checked_at)
     values ('sub_' || $1, 'cus_1', 'monthly', 4900, $2, now(), now(), 'pi_' || $1, now(), now())`,
    [name, state],
  );
  await database.query(
    `insert into payments (id, plan, amount, amount_cents, paid_at, checked_at, recorded_by,
       subscription_id, application_id)
     values ('pi_' || $1, 'monthly', 49, 4900, now(), now(), 'browser', 'sub_' || $1, $2)`,
    [name, id],
  );
  if (changes) {
    await database.query(`update advertiser_applications set ${changes} where id = $1`, [id]);
  }
  return id;
}

test('approvals of an earlier release are published once more, with the subscription that pays for them', async () => {
  await run(before(PublishLateSubscriptions1797000100000));
  const id = await approved('Labelled');
  const deactivated = await approved('Deactivated', `status = 'inactive', approved_at = null`);
  await approved('Ended', '', 'ended');
  await approved('Taken Back', 'is_taken_back = true');
  await approved('Never Approved', 'business_id = null, approvals = 0');
  await run(advertisingService);
  await run(advertisingService);
  const rows = await database.query<{ subject: string; event: unknown }>(
    "select subject, event from outbox order by event -> 'data' ->> 'businessName' desc",
  );
  const events = rows.map(({ event }) => cloudEventSchema.parse(event));
  const data = events.map((event) => advertiserApproved.data.parse(event.data));
  expect(data).toMatchObject([
    { id, subscriptionId: 'sub_Labelled', approval: 1 },
    { id: deactivated, subscriptionId: 'sub_Deactivated', approval: 1 },
  ]);
  expect(rows.map(({ subject }) => subject)).toEqual(events.map(({ type }) => type));
  expect(events[0]?.time).toBe('2026-11-20T11:59:59.999Z');
});

/** Adds another subscription of an owner, without an application for it. */
async function follow(name: string, email: string): Promise<void> {
  await database.query('update subscriptions set email = $2 where id = $1', [`sub_${name}`, email]);
  await database.query(
    `insert into subscriptions (id, customer_id, plan, price_cents, state, paid_until, first_paid_at,
       first_payment_id, renewed_at, checked_at, email)
     values ('sub_more' || $1, 'cus_2', 'annual', 49500, 'active', now(), now(), 'pi_more' || $1,
       now(), now(), $2)`,
    [name, email],
  );
  await database.query(
    `insert into payments (id, plan, amount, amount_cents, paid_at, checked_at, recorded_by,
       subscription_id)
     values ('pi_more' || $1, 'annual', 495, 49500, now(), now(), 'browser', 'sub_more' || $1)`,
    [name],
  );
}

test('a subscription that followed another one is published once for the same business', async () => {
  await run(before(PublishFollowingSubscriptions1799200000000));
  const id = await approved('Followed', '', 'ended');
  await follow('Followed', 'ann@example.com');
  await approved('Alone');
  await approved('Of Nobody', 'business_id = null, approvals = 0');
  await follow('Of Nobody', 'ben@example.com');
  await run(advertisingService);
  await run(advertisingService);
  const rows = await database.query<{ event: unknown }>('select event from outbox');
  const events = rows.map(({ event }) => cloudEventSchema.parse(event));
  expect(events.map(({ data }) => advertiserApproved.data.parse(data))).toMatchObject([
    { id, subscriptionId: 'sub_moreFollowed', approval: 1 },
  ]);
  expect(events[0]?.time).toBe('2026-11-20T11:59:59.999Z');
});
