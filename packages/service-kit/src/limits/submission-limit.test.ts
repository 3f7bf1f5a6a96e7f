import { Controller, Module, Post } from '@nestjs/common';
import * as z from 'zod/mini';
import { Retention } from '../database/retention.js';
import type { ServiceDefinition } from '../service-definition.js';
import { ApiSubmission } from '../submissions/api-submission.js';
import { type RunningService, startService } from '../testing/running-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

@Controller('api/letters')
class LettersController {
  @Post()
  @ApiSubmission(z.object({}))
  send() {
    return {};
  }

  @Post('urgent')
  @ApiSubmission(z.object({}))
  sendUrgent() {
    return {};
  }
}

@Module({ controllers: [LettersController] })
class LettersModule {}

const letters: ServiceDefinition = {
  messaging: { service: 'letters', publishes: [], consumes: [] },
  module: LettersModule,
  migrations: [],
};
let database: TestDatabase;
let processes: RunningService[];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () =>
    startService(letters, {
      databaseUrl: database.url,
      natsUrl: 'nats://127.0.0.1:1',
      settings: { SUBMISSION_LIMIT: 3, SUBMISSION_WINDOW_SECONDS: 60 },
    });
  processes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await database.drop();
});

let turn = 0;
/** Sends requests to the processes in turn, as a load balancer does. */
const send = (from: string, path = '/api/letters', headers = {}) => {
  turn += 1;
  const { url } = processes[turn % processes.length]!;
  return fetch(url + path, { method: 'POST', headers: { 'X-Real-IP': from, ...headers } });
};
const statuses = async (count: number, from: string) => {
  const answers = [];
  for (let number = 0; number < count; number += 1) answers.push((await send(from)).status);
  return answers;
};

test('a visitor over the limit is refused by every process, and no other visitor is', async () => {
  expect(await statuses(6, '192.0.2.1')).toEqual([201, 201, 201, 429, 429, 429]);
  const refused = await send('192.0.2.1', '/api/letters', { 'X-Forwarded-For': '192.0.2.99' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(refused.headers.get('content-type')).toMatch(/problem\+json/);
  expect((await send('192.0.2.2')).status).toBe(201);
  expect((await send('192.0.2.1', '/api/letters/urgent')).status).toBe(201);
});

test('all addresses of one IPv6 /64 network share a count', async () => {
  expect(await statuses(2, '2001:db8:1:2::1')).toEqual([201, 201]);
  expect(await statuses(2, '2001:0DB8:1:2:ffff::2')).toEqual([201, 429]);
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
  expect((await send('::ffff:192.0.2.3')).status).toBe(201);
});

test('further requests of a refused visitor cost no query', async () => {
  expect(await statuses(5, '192.0.2.4')).toEqual([201, 201, 201, 429, 429]);
  const count = async () => {
    const [row] = await database.query<{ count: number }>(
      "select count from request_counts where visitor = visitor_hash('192.0.2.4')",
    );
    return row?.count;
  };
  const before = await count();
  expect(await statuses(4, '192.0.2.4')).toEqual([429, 429, 429, 429]);
  expect(await count()).toBe(before);
});

test('a new window begins when the previous one has ended, and ended windows are removed', async () => {
  expect(await statuses(2, '192.0.2.5')).toEqual([201, 201]);
  await database.query('update request_counts set ends_at = clock_timestamp()');
  expect(await statuses(3, '192.0.2.5')).toEqual([201, 201, 201]);
  await processes[0]!.app.get(Retention).run();
  expect(await database.query('select 1 from request_counts')).toHaveLength(1);
});
