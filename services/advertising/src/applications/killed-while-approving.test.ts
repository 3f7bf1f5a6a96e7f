import { fileURLToPath } from 'node:url';
import { freePort } from '@town/process-kit/testing/free-port';
import { eventually } from '@town/service-kit/testing/eventually';
import { type FakeAuth, startFakeAuth } from '@town/service-kit/testing/fake-auth';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { ServiceProcess } from '@town/service-kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import { messaging } from '../messaging.js';
import { catalogMessaging } from '../testing/catalog-messaging.js';

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const total = 30;

let nats: NatsServer;
let auth: FakeAuth;
let database: TestDatabase;
let catalogDatabase: TestDatabase;
let advertising: ServiceProcess;
let catalog: ServiceProcess;
let url: string;

beforeAll(async () => {
  nats = await NatsServer.start(messaging, catalogMessaging);
  auth = await startFakeAuth();
  database = await createTestDatabase();
  catalogDatabase = await createTestDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  advertising = new ServiceProcess(program('../main.js'), {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    AUTH_URL: auth.url,
    PORT: String(port),
  });
  catalog = new ServiceProcess(program('../../../catalog/dist/main.js'), {
    DATABASE_URL: catalogDatabase.url,
    NATS_URL: nats.url,
  });
  advertising.start();
  await ready();
});

afterAll(async () => {
  await Promise.all([advertising.stop(), catalog.stop()]);
  await auth.stop();
  await nats.remove();
  await Promise.all([database.drop(), catalogDatabase.drop()]);
});

const ready = () => eventually(async () => (await fetch(`${url}/readyz`)).ok);

async function createBusiness(id: string): Promise<boolean> {
  const response = await fetch(`${url}/api/admin/advertisers/${id}/create-business`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${auth.token()}` },
  });
  await response.text();
  return response.ok;
}

test('killing the service during Create Business, with the catalog down, leads to one business each', async () => {
  const rows = await database.query<{ id: string }>(
    `insert into advertiser_applications
       (first_name, last_name, email, phone, business_name, business_type, preferred_plan)
     select 'Ann', 'Example', 'ann@example.com', '830-555-0130', 'Shop ' || n, 'retail', 'monthly'
     from generate_series(1, $1::int) n returning id`,
    [total],
  );
  const ids = rows.map(({ id }) => id);
  let answered = 0;
  const pressed = ids.map((id) =>
    createBusiness(id).then(
      () => {
        answered += 1;
      },
      () => undefined,
    ),
  );
  await eventually(() => answered > 0);
  await advertising.kill();
  await Promise.all(pressed);
  advertising.start();
  await ready();
  // Staff press the button again, whether or not they saw a response.
  for (const id of ids) expect(await createBusiness(id)).toBe(true);
  catalog.start();
  await eventually(async () => {
    const listed = await database.query(
      'select 1 from advertiser_applications where business_id is not null',
    );
    expect(listed).toHaveLength(total);
  }, 25_000);
  const [made] = await catalogDatabase.query<{ businesses: number; applications: number }>(
    `select count(*)::int as businesses, count(distinct application_id)::int as applications
     from businesses where application_id is not null`,
  );
  expect(made).toEqual({ businesses: total, applications: total });
  const approved = await database.query(
    "select 1 from outbox where subject = 'advertising.advertiser-approved.v1'",
  );
  expect(approved).toHaveLength(total);
});
