/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { apiServices, forEachApiService } from '@town/contracts/api/owners';
import { portOf } from '@town/process-kit/port-of';
import { StackHealth } from './stack-health';

let service: Server;
let asked = 0;
let readiness = { status: 200, body: {} };
beforeEach(async () => {
  asked = 0;
  readiness = { status: 200, body: {} };
  service = createServer((_, response) => {
    asked += 1;
    response.writeHead(readiness.status).end(JSON.stringify(readiness.body));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => service.close());

test('requests within a second share one check of the services', async () => {
  const url = `http://127.0.0.1:${portOf(service)}`;
  const health = new StackHealth(forEachApiService(() => url));
  const answers = await Promise.all(Array.from({ length: 50 }, () => health.check(0)));
  expect(asked).toBe(apiServices.length);
  expect(answers[49]).toMatchObject({ status: 'ok', services: { catalog: 'ok' } });
  await health.check(999);
  expect(asked).toBe(apiServices.length);
  await health.check(1000);
  expect(asked).toBe(2 * apiServices.length);
});

test.each([
  ['a process that stops can serve until it has ended', 'up', 'ok'],
  ['a process without its database cannot serve', 'down', 'unavailable'],
])('%s', async (_, database, status) => {
  readiness = { status: 503, body: { status: 'unavailable', database } };
  const url = `http://127.0.0.1:${portOf(service)}`;
  expect(await new StackHealth(forEachApiService(() => url)).check()).toMatchObject({ status });
});
