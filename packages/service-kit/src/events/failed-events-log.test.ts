import { Logger } from '@nestjs/common';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { startSpan } from '@town/telemetry/start-span';
import { requestFields, withRequest } from '../http/request-context.js';
import { eventually } from '../testing/eventually.js';
import { NatsServer } from '../testing/nats-server.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { bellRung } from './fixtures/bell-rung.js';
import { countingMessaging, countingService } from './fixtures/counting-service.js';
import { Bells, ringingService } from './fixtures/ringing-service.js';

const consumer = 'counting-count-ring-when-bell-rung';
const traceId = '0af7651916cd43dd8448eb211c80319c';
let nats: NatsServer;
let databases: TestDatabase[];
let ringing: RunningService;
let counting: RunningService;
/** Every warning and error, with the fields of the request that the log would add. */
let lines: { message: unknown; fields: Record<string, unknown> }[];

beforeEach(async () => {
  lines = [];
  for (const level of ['warn', 'error'] as const) {
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((message: unknown, ...given: unknown[]) => {
        lines.push({ message, fields: Object.assign({}, requestFields(), given[0]) });
      });
  }
  nats = await NatsServer.start(countingMessaging);
  databases = [await createTestDatabase(), await createTestDatabase()];
  const [ringingDatabase, countingDatabase] = databases;
  ringing = await startService(ringingService, {
    databaseUrl: ringingDatabase!.url,
    natsUrl: nats.url,
  });
  counting = await startService(countingService, {
    databaseUrl: countingDatabase!.url,
    natsUrl: nats.url,
  });
});

afterEach(async () => {
  await ringing.stop();
  await counting.stop();
  await nats.remove();
  for (const database of databases) await database.drop();
  jest.restoreAllMocks();
});

const linesOf = (message: string) => lines.filter((line) => line.message === message);

test('each line about an event that fails names the event, its place in the stream and its request', async () => {
  const parent = `00-${traceId}-b7ad6b7169203331-01`;
  const span = startSpan('a request', { kind: 'server', parent });
  await withRequest({ requestId: 'request-0001', span }, () =>
    ringing.app.get(Bells).ring(1, true),
  );
  await eventually(
    async () => expect(linesOf('An event is a dead letter')).toHaveLength(1),
    60_000,
  );
  const [{ id } = { id: '' }] = await databases[0]!.query<{ id: string }>('select id from outbox');
  const named = { consumer, event: id, requestId: 'request-0001', traceId };
  const inStream = { ...named, stream: bellRung.stream, seq: 1 };
  const failed = linesOf('An event could not be handled');
  expect(failed).toHaveLength(5);
  for (const { fields } of [...failed, ...linesOf('An event is a dead letter')]) {
    expect(fields).toMatchObject(inStream);
  }

  await fetch(counting.url + replayDeadLettersPath, { method: 'POST' });
  const [still] = linesOf('A dead letter still cannot be handled');
  expect(still?.fields).toMatchObject({ ...named, stream: `DEAD_${bellRung.stream}`, seq: 1 });
}, 90_000);

test('the line about a message that is no event names its place in the stream', async () => {
  const connection = await nats.connect();
  await connection.jetstream().publish(bellRung.subject, 'ding dong');
  await connection.close();
  await eventually(async () => expect(linesOf('An event is a dead letter')).toHaveLength(1));
  const [dead] = linesOf('An event is a dead letter');
  expect(dead?.fields).toMatchObject({ consumer, stream: bellRung.stream, seq: 1 });
});
