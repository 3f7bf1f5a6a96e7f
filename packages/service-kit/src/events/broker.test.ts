import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@town/process-kit/testing/free-port';
import { serviceConfigSchema } from '../config/service-config.js';
import { eventually } from '../testing/eventually.js';
import { Broker } from './broker.js';

let server: ChildProcess | undefined;

/** Starts a nats-server with one account, after ending the one before. */
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

/** Waits until the server has refused somebody so many times. */
async function refusals(count: number): Promise<void> {
  let left = count;
  for await (const line of createInterface({ input: server!.stderr! })) {
    if (/authentication error/i.test(line)) left -= 1;
    if (left === 0) return;
  }
}

afterEach(end);

test('a service comes back to a broker that has refused its password for a while', async () => {
  const port = await freePort();
  const broker = new Broker(
    serviceConfigSchema.parse({
      DATABASE_URL: 'postgres://127.0.0.1/none',
      NATS_URL: `nats://town:right@127.0.0.1:${port}`,
      SITE_URL: 'http://localhost',
    }),
  );
  await serve(port, 'right');
  broker.onApplicationBootstrap();
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await serve(port, 'other');
  await refusals(2);
  await serve(port, 'right');
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await broker.onApplicationShutdown();
});
