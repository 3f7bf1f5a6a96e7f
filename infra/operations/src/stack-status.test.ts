import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { portOf } from '@town/process-kit/port-of';
import { bellRung } from '@town/service-kit/events/fixtures/bell-rung';
import { countingMessaging } from '@town/service-kit/events/fixtures/counting-service';
import { NatsServer } from '@town/service-kit/testing/nats-server';
import { stackStatus } from './stack-status.js';
import { troublesOf } from './stack-troubles.js';

const consumer = 'counting-count-ring-when-bell-rung';
let nats: NatsServer;
beforeAll(async () => {
  nats = await NatsServer.start(countingMessaging);
});
afterAll(() => nats.remove());

const troubles = async () =>
  troublesOf(await stackStatus({ url: '', processes: {}, databases: {}, nats: nats.url }));

it('names a consumer whose events no process pulls', async () => {
  expect(await troubles()).toEqual([`no process pulls the events of ${consumer}`]);
  const connection = await nats.connect();
  const events = await connection.jetstream().consumers.get(bellRung.stream, consumer);
  const pull = await events.consume({ callback: (event) => event.ack() });
  expect(await troubles()).toEqual([]);
  pull.stop();
  await connection.close();
}, 60_000);

it('reports how long mail has waited', async () => {
  const service = createHttpServer((_, response) =>
    response.end('mails_oldest_seconds{service="notifications"} 1199.5\n'),
  ).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${portOf(service)}`;
  const processes = { notifications: { pid: process.pid, url, log: '' } };
  const status = await stackStatus({
    url: '',
    processes,
    databases: {},
    nats: 'nats://127.0.0.1:1',
  });
  const mail = 'mail has waited for 20 minutes: see docs/operations/incidents.md';
  expect(troublesOf(status)).toEqual([mail, 'the broker does not answer']);
  service.close();
});

it('tells a process that does not answer from one without its database', async () => {
  const down = createHttpServer((_, response) =>
    response.writeHead(503).end('{"status":"unavailable","database":"down","broker":"up"}'),
  );
  // Accepts connections like a suspended process.
  const suspended = createServer();
  for (const server of [down, suspended]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = (server: typeof suspended) => ({
    pid: process.pid,
    url: `http://127.0.0.1:${portOf(server)}`,
    log: '',
  });
  const status = await stackStatus({
    url: '',
    processes: { catalog: at(suspended), content: at(down) },
    databases: {},
    nats: 'nats://127.0.0.1:1',
  });
  for (const server of [down, suspended]) server.close();
  const guide = 'see docs/operations/incidents.md';
  expect(troublesOf(status)).toEqual([
    `catalog runs and does not answer (process ${process.pid}): ${guide}`,
    `content cannot reach its database: ${guide}`,
    'the broker does not answer',
  ]);
});

it('names a canary that nobody has decided on for a day', async () => {
  const day = 24 * 60 * 60 * 1000;
  const published = (ago: number) => new Date(Date.now() - ago).toISOString();
  const [old, fresh, undated] = ['mfe-events', 'mfe-directory', 'mfe-admin'].map((name) => ({
    name,
    version: '1.1.0',
  }));
  const registry = {
    canaries: [old, fresh, undated].map((canary) => ({ ...canary, percent: 10 })),
    kept: [
      { ...old, published: published(2 * day) },
      { ...fresh, published: published(1000) },
      undated,
    ],
  };
  const site = createHttpServer((_, response) => response.end(JSON.stringify(registry)));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const status = await stackStatus({
    url: `http://127.0.0.1:${portOf(site)}`,
    processes: {},
    databases: {},
    nats: 'nats://127.0.0.1:1',
  });
  site.close();
  expect(troublesOf(status)).toEqual([
    `mfe-events 1.1.0, published on ${published(2 * day).slice(0, 10)}, is still a canary: promote it or roll it back, see docs/operations/slices.md`,
    'the broker does not answer',
  ]);
});

it('exits with a message when the broker accepts connections and does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-status-'));
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const stack = { url: '', databases: {}, nats: `nats://127.0.0.1:${portOf(silent)}` };
  writeFileSync(join(folder, 'stack.json'), JSON.stringify(stack));
  const program = fileURLToPath(new URL('./status-command.js', import.meta.url));
  const command = spawn(process.execPath, [program], {
    env: { ...process.env, STACK_FILE: join(folder, 'stack.json') },
    timeout: 30_000,
  });
  expect(await text(command.stdout)).toContain('! the broker does not answer');
  await once(command, 'close');
  expect(command.exitCode).toBe(1);
  silent.close();
  rmSync(folder, { recursive: true });
}, 60_000);
