/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { defaultPublicTown } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { portOf } from '@town/process-kit/port-of';
import { TownSource } from './town-source';

const known = { ...defaultPublicTown, profile: blanco };

let server: Server;
let answer: { status: number; body: unknown };
let asked: number;
let now: number;

beforeEach(async () => {
  asked = 0;
  now = 1_000_000;
  answer = { status: 200, body: known };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockReturnValue(true);
  }
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const source = () => new TownSource(`http://127.0.0.1:${portOf(server)}`);

test('the town is asked for once in two seconds, however many pages need it', async () => {
  const town = source();
  await Promise.all([town.current(), town.current()]);
  now += 1999;
  expect(await town.current()).toEqual(known);
  expect(asked).toBe(1);
  now += 1;
  await town.current();
  expect(asked).toBe(2);
});

test.each([
  ['fails', { status: 503, body: {} }],
  ['answers something else', { status: 200, body: { hello: 'world' } }],
])('the last town stays while the service %s, and a new one follows', async (_, odd) => {
  const town = source();
  await town.current();
  answer = odd;
  now += 60_000;
  expect(await town.current()).toEqual(known);
  answer = { status: 200, body: { ...known, openingNotice: 'Welcome!' } };
  now += 2_000;
  expect((await town.current()).openingNotice).toBe('Welcome!');
});

test('pages speak for an unnamed town until the service has answered once', async () => {
  answer = { status: 503, body: {} };
  const town = source();
  expect(await town.current()).toEqual(defaultPublicTown);
  answer = { status: 200, body: known };
  now += 2_000;
  expect(await town.current()).toEqual(known);
});

test('the start waits for the first answer, and not forever', async () => {
  const town = source();
  await town.waitForFirst(10_000);
  expect(asked).toBe(1);
  answer = { status: 503, body: {} };
  const other = source();
  server.on('request', () => {
    now += 6_000;
  });
  await other.waitForFirst(10_000);
  expect(asked).toBe(3);
  expect(await other.current()).toEqual(defaultPublicTown);
});
