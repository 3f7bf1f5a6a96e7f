/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { forEachApiService } from '@town/contracts/api/owners';
import { api } from '@town/contracts/api/paths';
import { blanco } from '@town/contracts/testing/blanco';
import { portOf } from '@town/process-kit/port-of';
import { TownSource, unknownTown } from './town-source';

const known = { ...unknownTown, profile: blanco };

let server: Server;
let answer: { status: number; body: unknown };
let prices: { status: number; body: unknown };
let asked: number;
let now: number;

beforeEach(async () => {
  asked = 0;
  now = 1_000_000;
  answer = { status: 200, body: known };
  prices = { status: 200, body: known.prices };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockReturnValue(true);
  }
  server = createServer(({ url }, response) => {
    if (url === api.town) asked += 1;
    const { status, body } = url === api.town ? answer : prices;
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const source = () => new TownSource(forEachApiService(() => `http://127.0.0.1:${portOf(server)}`));

test('the town is requested once in two seconds, however many pages need it', async () => {
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

test('pages show an unnamed town until the service has answered once', async () => {
  answer = { status: 503, body: {} };
  const town = source();
  expect(await town.current()).toEqual(unknownTown);
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
  server.on('request', ({ url }) => {
    if (url === api.town) now += 6_000;
  });
  await other.waitForFirst(10_000);
  expect(asked).toBe(3);
  expect(await other.current()).toEqual(unknownTown);
});

test('a new price is shown soon, and the last known price stays while its service fails', async () => {
  const town = source();
  expect((await town.current()).prices).toEqual({ monthly: 4_900, annual: 49_500 });
  const raised = { monthly: 5_900, annual: 49_500 };
  prices = { status: 200, body: raised };
  now += 2_000;
  expect(await town.current()).toEqual({ ...known, prices: raised });
  prices = { status: 503, body: {} };
  now += 2_000;
  expect(await town.current()).toEqual({ ...known, prices: raised });
});
