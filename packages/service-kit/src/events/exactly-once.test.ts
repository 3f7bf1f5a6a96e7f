import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eventually } from '../testing/eventually.js';
import { NatsServer } from '../testing/nats-server.js';
import { ServiceProcess } from '../testing/service-process.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { bellRung } from './fixtures/bell-rung.js';
import { countingMessaging } from './fixtures/counting-service.js';

const program = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.js`, import.meta.url));
const total = 600;

let nats: NatsServer;
let ringingDatabase: TestDatabase;
let countingDatabase: TestDatabase;
let ringing: ServiceProcess;
let counting: ServiceProcess;

beforeAll(async () => {
  nats = await NatsServer.start(countingMessaging);
  ringingDatabase = await createTestDatabase();
  countingDatabase = await createTestDatabase();
  const of = (name: string, database: TestDatabase) =>
    new ServiceProcess(program(name), { DATABASE_URL: database.url, NATS_URL: nats.url });
  ringing = of('ringing-process', ringingDatabase);
  counting = of('counting-process', countingDatabase);
  ringing.start();
  counting.start();
  await eventually(() => ringingDatabase.query('select 1 from outbox'));
  await eventually(() => countingDatabase.query('select 1 from rings'));
});

afterAll(async () => {
  await Promise.all([ringing.stop(), counting.stop()]);
  await nats.remove();
  await ringingDatabase.drop();
  await countingDatabase.drop();
});

/** Commits events as the service does, but from this process, which the test does not kill. */
async function ring(from: number, to: number): Promise<void> {
  const events = Array.from({ length: to - from }, (_, index) => {
    const id = randomUUID();
    const event = {
      specversion: '1.0',
      id,
      source: '/services/advertising',
      type: bellRung.subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { number: from + index },
    };
    return { id, subject: bellRung.subject, event };
  });
  await ringingDatabase.query(
    `insert into outbox (id, subject, event)
     select id, subject, event from json_to_recordset($1) as e(id uuid, subject text, event json)`,
    [JSON.stringify(events)],
  );
}

async function heard(): Promise<number> {
  const [row] = await countingDatabase.query<{ count: number }>(
    'select count(distinct number)::int as count from rings',
  );
  return row!.count;
}

async function sent(): Promise<number> {
  const [row] = await ringingDatabase.query<{ count: number }>(
    'select count(*)::int as count from outbox where sent_at is not null',
  );
  return row!.count;
}

test('every event takes effect exactly once, whichever process is killed', async () => {
  await ring(0, 200);
  await eventually(async () => (await sent()) > 0);
  await ringing.kill();
  ringing.start();

  await ring(200, 400);
  await eventually(async () => (await heard()) > 200);
  await counting.kill();
  counting.start();

  await ring(400, total);
  await eventually(async () => (await heard()) > 400);
  await nats.kill();
  await nats.resume();

  await eventually(async () => (await heard()) === total, 90_000);
  await eventually(async () => (await sent()) === total);
  const [effects] = await countingDatabase.query<{ all: number; different: number }>(
    'select count(*)::int as all, count(distinct number)::int as different from rings',
  );
  expect(effects).toEqual({ all: total, different: total });

  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info(bellRung.stream);
  await connection.close();
  expect(state.messages).toBe(total);
}, 120_000);

test('a service exits cleanly on SIGTERM', async () => {
  expect([await counting.stop(), await ringing.stop()]).toEqual([0, 0]);
});
