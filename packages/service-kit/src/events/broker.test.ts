import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { portOf } from '@town/process-kit/port-of';
import { freePort } from '@town/process-kit/testing/free-port';
import { serviceConfigSchema } from '../config/service-config.js';
import { eventually } from '../testing/eventually.js';
import { Broker } from './broker.js';

let server: ChildProcess | undefined;

/** Ends the previous nats-server and starts one with a single account. */
async function serve(port: number, password: string): Promise<void> {
  await end();
  const program = process.env.TEST_NATS_SERVER ?? 'nats-server';
  const options = ['-a', '127.0.0.1', '-p', String(port), '--user', 'town', '--pass', password];
  server = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function end(): Promise<void> {
  if (!server) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
  server = undefined;
}

/** Waits until the server has refused this many sign-ins. */
async function refusals(count: number): Promise<void> {
  let left = count;
  for await (const line of createInterface({ input: server!.stderr! })) {
    if (/authentication error/i.test(line)) left -= 1;
    if (left === 0) return;
  }
}

const brokerAt = (port: number) =>
  new Broker(
    serviceConfigSchema.parse({
      DATABASE_URL: 'postgres://127.0.0.1/none',
      NATS_URL: `nats://town:right@127.0.0.1:${port}`,
      SITE_URL: 'http://localhost',
    }),
  );

afterEach(end);

test('a service reconnects after the broker has refused its password several times', async () => {
  const port = await freePort();
  const broker = brokerAt(port);
  await serve(port, 'right');
  broker.onApplicationBootstrap();
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await serve(port, 'other');
  await refusals(2);
  await serve(port, 'right');
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await broker.onApplicationShutdown();
});

test('a service retries soon when a broker accepts the connection and does not respond', async () => {
  const port = await freePort();
  await serve(port, 'right');
  let isFirst = true;
  const behindOneAddress = createServer((client) => {
    client.on('error', () => undefined);
    // Like a machine that has just lost power: the connection opens and gets no response.
    if (isFirst) isFirst = false;
    else client.pipe(connect(port, '127.0.0.1')).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(behindOneAddress, 'listening');
  const broker = brokerAt(portOf(behindOneAddress));
  broker.onApplicationBootstrap();
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await broker.onApplicationShutdown();
  behindOneAddress.close();
}, 30_000);
