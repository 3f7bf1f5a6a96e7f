import { Logger } from '@nestjs/common';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { startSpan } from '@town/telemetry/start-span';
import { Retention } from '../database/retention.js';
import { withRequest } from '../http/request-context.js';
import { Metrics } from '../observability/metrics.js';
import { eventually } from '../testing/eventually.js';
import { NatsServer } from '../testing/nats-server.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { bellRung } from './fixtures/bell-rung.js';
import { countingMessaging, countingService } from './fixtures/counting-service.js';
import { Bells, ringingService } from './fixtures/ringing-service.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let nats: NatsServer;
let ringingDatabase: TestDatabase;
let countingDatabase: TestDatabase;
let ringing: RunningService;
let counting: RunningService;

beforeAll(async () => {
  nats = await NatsServer.planned(countingMessaging);
  ringingDatabase = await createTestDatabase();
  countingDatabase = await createTestDatabase();
  ringing = await startService(ringingService, {
    databaseUrl: ringingDatabase.url,
    natsUrl: nats.url,
  });
  counting = await startService(countingService, {
    databaseUrl: countingDatabase.url,
    natsUrl: nats.url,
  });
});

afterAll(async () => {
  await ringing.stop();
  await counting.stop();
  await nats.remove();
  await ringingDatabase.drop();
  await countingDatabase.drop();
});

const rings = async () =>
  (
    await countingDatabase.query<{ number: number }>('select number from rings order by number')
  ).map(({ number }) => number);

const ring = (number: number, poisonous = false) => ringing.app.get(Bells).ring(number, poisonous);

/** Does what `npm run replay-dead-letters` does. */
async function replay(): Promise<unknown> {
  const answer = await fetch(counting.url + replayDeadLettersPath, { method: 'POST' });
  return answer.json();
}

async function messages(stream: string) {
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const { state } = await manager.streams.info(stream);
  const all = [];
  for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq += 1) {
    all.push(await manager.streams.getMessage(stream, { seq }));
  }
  await connection.close();
  return all;
}

test('services serve while the broker is down, and publish their events afterwards', async () => {
  const ready = await fetch(`${ringing.url}/readyz`);
  expect(await ready.json()).toEqual({ status: 'ok', database: 'up', broker: 'down' });
  const span = startSpan('a request', { kind: 'server', parent: traceparent });
  await withRequest({ requestId: 'request-0001', span }, () => ring(1));
  const measured = await ringing.app.get(Metrics).registry.metrics();
  expect(measured).toMatch(/outbox_waiting\{.*\} 1$/m);
  expect(measured).toMatch(/outbox_lag_seconds\{.*\} (?!0$)[\d.]+$/m);
  await nats.resume();
  await eventually(async () => expect(await rings()).toEqual([1]));
});

test('an event in the stream is a CloudEvent with the id of its outbox row and of its request', async () => {
  const [message] = await messages(bellRung.stream);
  const [row] = await ringingDatabase.query<{ id: string }>('select id from outbox');
  expect(message?.subject).toBe('advertising.bell-rung.v1');
  expect(message?.json()).toEqual({
    specversion: '1.0',
    id: row!.id,
    source: '/services/ringing',
    type: 'advertising.bell-rung.v1',
    time: expect.any(String),
    datacontenttype: 'application/json',
    requestid: 'request-0001',
    traceparent,
    data: { number: 1, poisonous: false },
  });
});

test('an event that breaks its contract is never saved', async () => {
  await expect(ring(0.5)).rejects.toThrow();
  expect(await ringingDatabase.query('select 1 from outbox')).toHaveLength(1);
});

test('an event that always fails becomes a dead letter, and the events after it are handled', async () => {
  await ring(2, true);
  await ring(3);
  await ring(4);
  await eventually(async () => expect(await rings()).toEqual([1, 3, 4]));
  await eventually(async () => expect(await messages('DEAD_ADVERTISING')).toHaveLength(1));
  const [dead] = await messages('DEAD_ADVERTISING');
  expect(dead?.subject).toBe('dead.advertising.counting-count-ring-when-bell-rung');
  expect(dead?.header.get('Town-Reason')).toBe('Error');
  await eventually(async () => {
    const measured = await counting.app.get(Metrics).registry.metrics();
    expect(measured).toMatch(/consumer_events_total\{.*outcome="dead".*\} 1/);
  });
  expect(await rings()).toEqual([1, 3, 4]);
}, 60_000);

test('a message that is not a valid event becomes a dead letter at once', async () => {
  const connection = await nats.connect();
  await connection.jetstream().publish(bellRung.subject, 'ding dong');
  await connection.close();
  await ring(5);
  await eventually(async () => expect(await rings()).toEqual([1, 3, 4, 5]));
  await eventually(async () => expect(await messages('DEAD_ADVERTISING')).toHaveLength(2));
});

test('waiting events and dead letters are measured', async () => {
  await eventually(async () => {
    const measured = await counting.app.get(Metrics).registry.metrics();
    expect(measured).toMatch(
      /consumer_waiting\{consumer="counting-count-ring-when-bell-rung".*\} 0/,
    );
    expect(measured).toMatch(/dead_letters\{stream="DEAD_ADVERTISING".*\} 2/);
  });
});

test('an event that is delivered a second time has no second effect', async () => {
  const [message] = await messages(bellRung.stream);
  const connection = await nats.connect();
  await connection.jetstream().publish(bellRung.subject, message!.data, { msgID: 'another' });
  await connection.close();
  await ring(6);
  await eventually(async () => expect(await rings()).toEqual([1, 3, 4, 5, 6]));
});

test('an event that the broker refuses does not block later events', async () => {
  await ringingDatabase.query(
    `insert into outbox (id, subject, event) values (gen_random_uuid(), 'nobody.listens', '{}')`,
  );
  await ring(7);
  await eventually(async () => expect(await rings()).toContain(7));
  const [waiting] = await ringingDatabase.query<{ attempts: number }>(
    'select attempts from outbox where sent_at is null',
  );
  expect(waiting!.attempts).toBeGreaterThan(0);
});

test('events wait while the database of their consumer is down', async () => {
  await countingDatabase.goAway();
  await ring(8);
  await eventually(async () =>
    expect(await ringingDatabase.query('select 1 from outbox where sent_at is null')).toHaveLength(
      1,
    ),
  );
  await countingDatabase.comeBack();
  await eventually(async () => expect(await rings()).toContain(8));
  expect(await messages('DEAD_ADVERTISING')).toHaveLength(2);
}, 60_000);

/** How often the handler itself has failed; a database that was down does not count. */
async function failures(): Promise<number> {
  const measured = await counting.app.get(Metrics).registry.metrics();
  return Number(/consumer_events_total\{.*outcome="failed".*\} (\d+)/.exec(measured)?.[1] ?? 0);
}

/** How often the broker has delivered an event to the handler. */
async function deliveries(): Promise<number> {
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  const durable = 'counting-count-ring-when-bell-rung';
  const { delivered } = await manager.consumers.info(bellRung.stream, durable);
  await connection.close();
  return delivered.consumer_seq;
}

test('deliveries while the database was down do not count as attempts to handle an event', async () => {
  const [failed, delivered] = [await failures(), await deliveries()];
  await countingDatabase.goAway();
  await ring(9, true);
  // Wait for more deliveries than the maximum number of attempts.
  await eventually(async () => expect(await deliveries()).toBeGreaterThan(delivered + 7), 90_000);
  await countingDatabase.comeBack();
  await eventually(async () => expect(await failures()).toBeGreaterThan(failed));
  await countingDatabase.query('insert into antidotes values (9)');
  await eventually(async () => expect(await rings()).toContain(9));
  expect(await messages('DEAD_ADVERTISING')).toHaveLength(2);
}, 90_000);

test('an event whose statements always take too long becomes a dead letter', async () => {
  await countingDatabase.query(`
    create function take_too_long() returns trigger language plpgsql as $$
    begin
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end $$;
    create trigger take_too_long before insert on rings
      for each row when (new.number = 10) execute function take_too_long()`);
  await ring(10);
  await eventually(async () => expect(await messages('DEAD_ADVERTISING')).toHaveLength(3), 90_000);
  expect(await rings()).not.toContain(10);
  await countingDatabase.query('drop function take_too_long cascade');
  expect(await replay()).toMatchObject({ handled: 1 });
  expect(await rings()).toContain(10);
}, 90_000);

test('an event whose transaction deadlocks is retried, and the log names its consumer', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  await countingDatabase.query(`
    create sequence attempts;
    create function meet_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') > 1 then return new; end if;
      raise exception 'deadlock detected' using errcode = '40P01';
    end $$;
    create trigger meet_deadlock before insert on rings
      for each row when (new.number = 11) execute function meet_deadlock()`);
  await ring(11);
  await eventually(async () => expect(await rings()).toContain(11));
  await countingDatabase.query('drop function meet_deadlock cascade');
  expect(warn).toHaveBeenCalledWith('A transaction gave way to another and is tried again', {
    consumer: 'counting-count-ring-when-bell-rung',
    event: expect.any(String),
    stream: bellRung.stream,
    seq: expect.any(Number),
    error: expect.objectContaining({ code: '40P01' }),
  });
  expect((await rings()).filter((number) => number === 11)).toHaveLength(1);
}, 60_000);

test('a replayed dead letter takes effect once', async () => {
  await countingDatabase.query('insert into antidotes values (2)');
  expect(await replay()).toEqual({ handled: 1, failed: 1, notReached: 0 });
  expect(await rings()).toContain(2);
  expect(await replay()).toEqual({ handled: 0, failed: 1, notReached: 0 });
  expect((await rings()).filter((number) => number === 2)).toHaveLength(1);
});

test('sent events are deleted when their retention time is over, and not earlier', async () => {
  await ringingDatabase.query(`
    update outbox set sent_at = now() - interval '8 days' where (event->'data'->>'number')::int <= 3;
    update outbox set created_at = now() - interval '90 days'`);
  await ringing.app.get(Retention).run();
  const kept = await ringingDatabase.query<{ number: number | null }>(
    `select (event->'data'->>'number')::int as number from outbox order by position`,
  );
  expect(kept.map(({ number }) => number)).toEqual([4, 5, 6, null, 7, 8, 9, 10, 11]);
});

// This test must be the last one, because it deletes the consumer.
test('the log names a consumer that the broker does not have', async () => {
  const consumer = 'counting-count-ring-when-bell-rung';
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  warn.mockClear();
  const connection = await nats.connect();
  const manager = await connection.jetstreamManager();
  await manager.consumers.delete(bellRung.stream, consumer);
  await connection.close();
  await eventually(() =>
    expect(warn).toHaveBeenCalledWith('Consuming was interrupted', {
      consumer,
      error: expect.anything(),
    }),
  );
  warn.mockRestore();
}, 30_000);
