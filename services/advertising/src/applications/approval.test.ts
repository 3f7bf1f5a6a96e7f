import { fileURLToPath } from 'node:url';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { eventually } from '@town/service-kit/testing/eventually';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { type RunningService, startService } from '@town/service-kit/testing/running-service';
import { ServiceProcess } from '@town/service-kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { advertisingService } from '../advertising-service.js';
import { messaging } from '../messaging.js';
import { catalogMessaging } from '../testing/catalog-messaging.js';
import { ApplicationsService } from './applications-service.js';

// The catalog runs as its own program, as in production; this test imports nothing of it.
const catalogProgram = fileURLToPath(new URL('../../../catalog/dist/main.js', import.meta.url));

let nats: NatsServer;
let advertisingDatabase: TestDatabase;
let catalogDatabase: TestDatabase;
let advertising: RunningService;
let catalog: ServiceProcess;

beforeAll(async () => {
  nats = await NatsServer.start(messaging, catalogMessaging);
  advertisingDatabase = await createTestDatabase();
  catalogDatabase = await createTestDatabase();
  catalog = new ServiceProcess(catalogProgram, {
    DATABASE_URL: catalogDatabase.url,
    NATS_URL: nats.url,
  });
  advertising = await startService(advertisingService, {
    databaseUrl: advertisingDatabase.url,
    natsUrl: nats.url,
  });
});

afterAll(async () => {
  await catalog.stop();
  await advertising.stop();
  await nats.remove();
  await advertisingDatabase.drop();
  await catalogDatabase.drop();
});

async function apply(businessName: string, businessType: string): Promise<string> {
  const [row] = await advertisingDatabase.query<{ id: string }>(
    `insert into advertiser_applications
       (first_name, last_name, email, phone, business_name, business_type, business_description, preferred_plan)
     values ('Ann', 'Example', 'ann@example.com', '830-555-0130', $1, $2, 'Pies', 'monthly')
     returning id`,
    [businessName, businessType],
  );
  return row!.id;
}

const approve = (id: string, businessId?: string) =>
  advertising.app.get(ApplicationsService).approve(id, 'clerk@example.com', businessId);

const application = async (id: string) => {
  const rows = await advertisingDatabase.query<{ status: string; business_id: string | null }>(
    'select status, business_id from advertiser_applications where id = $1',
    [id],
  );
  return rows[0]!;
};

const listed = (id: string) =>
  eventually(async () => expect((await application(id)).business_id).not.toBeNull());

const businesses = (applicationId: string) =>
  catalogDatabase.query<{ id: string }>('select * from businesses where application_id = $1', [
    applicationId,
  ]);

test('an application approved while the catalog is down gets its business when the catalog is back', async () => {
  const id = await apply('Pie Shop', 'restaurant');
  await approve(id);
  expect(await application(id)).toEqual({ status: 'active', business_id: null });
  catalog.start();
  await listed(id);
  const made = await businesses(id);
  expect(made).toEqual([
    expect.objectContaining({
      id: (await application(id)).business_id,
      name: 'Pie Shop',
      category: 'dining',
      description: 'Pies',
      phone: '830-555-0130',
    }),
  ]);
});

test('an application approved many times at once gets one business', async () => {
  const id = await apply('Corner Store', 'retail');
  await Promise.all([approve(id), approve(id), approve(id)]);
  await listed(id);
  expect(await businesses(id)).toEqual([expect.objectContaining({ category: 'shopping' })]);
  const asked = await advertisingDatabase.query(
    `select 1 from outbox where event->'data'->>'id' = $1
     and subject = 'advertising.advertiser-approved.v1'`,
    [id],
  );
  expect(asked).toHaveLength(1);
});

test('a second approval event for the same application creates no second business', async () => {
  const id = await apply('Clinic', 'healthcare');
  await approve(id);
  await listed(id);
  await advertisingDatabase.query(
    `insert into outbox (id, subject, event)
     select fresh.id, subject, jsonb_set(event::jsonb, '{id}', to_jsonb(fresh.id::text))::json
     from outbox, (select gen_random_uuid() as id) fresh where event->'data'->>'id' = $1
       and subject = 'advertising.advertiser-approved.v1'`,
    [id],
  );
  await eventually(async () => {
    const handled = await catalogDatabase.query('select 1 from inbox');
    expect(handled).toHaveLength(4);
  });
  expect(await businesses(id)).toHaveLength(1);
  const told = await catalogDatabase.query(
    "select 1 from outbox where event->'data'->>'applicationId' = $1",
    [id],
  );
  expect(told).toHaveLength(1);
});

test('an application approved with a business of the directory gets that business', async () => {
  const first = await apply('Bakery', 'restaurant');
  await approve(first);
  await listed(first);
  const { business_id: bakery } = await application(first);
  const second = await apply('The Bakery', 'restaurant');
  await approve(second, bakery ?? undefined);
  await eventually(async () => {
    const links = await catalogDatabase.query(
      'select business_id from linked_applications where application_id = $1',
      [second],
    );
    expect(links).toEqual([{ business_id: bakery }]);
  });
  expect(await businesses(second)).toEqual([]);
});

test('both events match their contracts, and the second carries the request id', async () => {
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const [asked, told] = await Promise.all(
    [advertiserApproved, businessCreated].map(({ stream, subject }) =>
      manager.streams.getMessage(stream, { last_by_subj: subject }),
    ),
  );
  await connection.close();
  const request = asked!.json<{ id: string; requestid?: string; data: unknown }>();
  const answer = told!.json<{ requestid?: string; data: unknown }>();
  expect(advertiserApproved.data.parse(request.data)).toEqual(request.data);
  expect(businessCreated.data.parse(answer.data)).toEqual(answer.data);
  expect(answer.requestid).toBeDefined();
});

test('an application that does not exist cannot be approved', async () => {
  await expect(approve('00000000-0000-4000-8000-000000000000')).rejects.toThrow(
    'Application not found',
  );
});

const undo = (id: string) =>
  advertising.app.get(ApplicationsService).undoApproval(id, 'clerk@example.com');

const recordsOf = (applicationId: string) =>
  catalogDatabase.query<{ state: string }>(
    `select state, content ->> 'name' as name from records
     where content ->> 'applicationId' = $1`,
    [applicationId],
  );

test('undoing an approval archives the business, and another approval publishes it again', async () => {
  const id = await apply('Quilt Shop', 'retail');
  await approve(id);
  await listed(id);
  expect((await undo(id)).status).toBe('pending');
  await eventually(async () => expect(await recordsOf(id)).toMatchObject([{ state: 'archived' }]));
  expect(await businesses(id)).toEqual([]);
  await approve(id);
  await eventually(async () =>
    expect(await recordsOf(id)).toEqual([{ state: 'published', name: 'Quilt Shop' }]),
  );
  expect(await businesses(id)).toHaveLength(1);
});

test('an approval that was undone while the catalog was down creates no business', async () => {
  const id = await apply('Never Listed', 'retail');
  await catalog.stop();
  await approve(id);
  await undo(id);
  catalog.start();
  await eventually(async () => {
    const noted = await catalogDatabase.query(
      'select approved, taken_back from application_approvals where application_id = $1',
      [id],
    );
    expect(noted).toEqual([{ approved: 1, taken_back: 1 }]);
  });
  expect((await recordsOf(id)).filter(({ state }) => state !== 'archived')).toEqual([]);
});

test('an approval cannot be undone twice, or after ten minutes', async () => {
  const id = await apply('Too Late', 'retail');
  await expect(undo(id)).rejects.toThrow('There is no created business');
  await approve(id);
  await advertisingDatabase.query(
    `update advertiser_applications set approved_at = now() - interval '11 minutes' where id = $1`,
    [id],
  );
  await expect(undo(id)).rejects.toThrow('can be undone for 10 minutes');
  expect((await application(id)).status).toBe('active');
  await advertisingDatabase.query(
    'update advertiser_applications set approved_at = now() where id = $1',
    [id],
  );
  await undo(id);
  await expect(undo(id)).rejects.toThrow('There is no created business');
});
