import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import { answersOk } from './lib/answers.js';
import { identify } from './lib/process-identity.js';
import { waitUntil } from './lib/wait-until.js';
import { stackFilePath } from './stack/stack-file.js';
import { metricsInUse } from './testing/metrics-asked-for.js';
import { processesOf } from './testing/processes-of.js';
import { findFreePort, ThrowawayStack } from './testing/throwaway-stack.js';

const services = ['catalog', 'content', 'advertising', 'auth', 'media', 'notifications'];
const names = ['postgres', 'nats', 'mail', 'stripe-sandbox', ...services, 'site', 'gateway'];

/** A start on a busy machine with cold caches is slow. */
const PATIENCE_MS = 180_000;
/** Timeout of a condition on such a machine; `npm run bench` measures the actual times. */
const SOON_MS = 60_000;

describe('A stack that npm start has started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-stack-'));
  const dataDir = join(folder, 'a town');
  let stack: ThrowawayStack;
  beforeAll(async () => {
    stack = new ThrowawayStack(dataDir, await findFreePort());
    await stack.start();
  }, PATIENCE_MS);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }, PATIENCE_MS);

  it(
    'describes its processes in a file that only its owner can read',
    () => {
      const file = stack.file();
      expect(file.url).toBe(stack.url);
      expect(Object.keys(file.processes).sort()).toEqual([...names].sort());
      for (const [name, entry] of Object.entries(file.processes)) {
        expect(identify(entry.pid)).toBeDefined();
        expect(entry.log).toBe(`logs/${name}.log`);
        expect(statSync(join(dataDir, entry.log)).isFile()).toBe(true);
      }
      expect(Object.keys(file.databases)).toEqual(services);
      expect(file.mail.smtp).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
      expect(file.mail.inbox).toBe(file.processes['mail']?.url);
      expect(file.stripe.api).toBe(file.processes['stripe-sandbox']?.url);
      expect(file.stripe.webhookSecret).toMatch(/^whsec_.{20,}$/);
      expect(file.nats).toMatch(/^nats:\/\/operations:[^@]+@127\.0\.0\.1:\d+$/);
      expect(statSync(stackFilePath(dataDir)).mode & 0o077).toBe(0);
      expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'serves the pages and the sample town',
    async () => {
      expect(await answersOk(`${stack.url}/`)).toBe(true);
      const dining = await fetch(`${stack.url}/api/businesses?category=dining`);
      expect(JSON.parse(await dining.text()).length).toBeGreaterThanOrEqual(12);
    },
    PATIENCE_MS,
  );

  it(
    'lets a client on this machine read every event, but neither publish nor remove one',
    async () => {
      const connection = await connect({ servers: new URL(stack.file().nats).host });
      try {
        const manager = await connection.jetstreamManager();
        const found = await manager.streams.info('CONTENT');
        const reader = await manager.jetstream().consumers.get('CONTENT');
        const batch = await reader.fetch({ max_messages: 1, expires: 5_000 });
        let events = 0;
        for await (const _event of batch) events += 1;
        expect(events).toBe(Math.min(found.state.messages, 1));
        const durable = 'notifications-tell-staff-when-event-submitted';
        await expect(manager.consumers.delete('CONTENT', durable)).rejects.toThrow('Permissions');
        const forged = manager.jetstream().publish('content.forged.v1', '{}');
        await expect(forged).rejects.toThrow('Permissions Violation');
      } finally {
        await connection.close();
      }
    },
    PATIENCE_MS,
  );

  it(
    'provides every metric that the dashboard and the alerts use',
    async () => {
      const measured = new Set<string>();
      for (const { url } of Object.values(stack.file().processes)) {
        const metrics = url.startsWith('http') ? await fetch(`${url}/metrics`) : undefined;
        for (const [, name] of (await metrics?.text())?.matchAll(/^# TYPE (\S+)/gm) ?? []) {
          if (name) measured.add(name);
        }
      }
      const asked = metricsInUse();
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((name) => !measured.has(name))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'mails a message from the contact form to the staff, once',
    async () => {
      const mails = async (): Promise<{ subject: string; to: object[]; deliveries: number }[]> =>
        JSON.parse(await (await fetch(`${stack.file().mail.inbox}/email`)).text());
      const answer = await fetch(`${stack.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          fullName: 'Ann Example',
          email: 'ann@example.com',
          subject: 'Opening hours',
          message: 'When is the library open?',
        }),
      });
      expect(answer.status).toBe(201);
      await waitUntil(async () => (await mails()).length > 0, SOON_MS);
      expect(await mails()).toMatchObject([
        {
          subject: 'New message: Opening hours',
          to: [{ address: 'hello@example.com' }],
          replyTo: [{ address: 'ann@example.com', name: 'Ann Example' }],
          deliveries: 1,
        },
      ]);
    },
    PATIENCE_MS,
  );

  it.each(names)(
    'restarts %s after it was killed',
    async (name) => {
      const before = stack.file().processes[name]?.pid ?? 0;
      process.kill(before, 'SIGKILL');
      const back = await waitUntil(() => {
        const now = stack.file().processes[name]?.pid;
        return now !== undefined && now !== before && identify(now) !== undefined;
      }, SOON_MS);
      expect(back).toBe(true);
      expect(await waitUntil(() => answersOk(`${stack.url}/healthz`), SOON_MS)).toBe(true);
      expect(await answersOk(`${stack.url}/directory`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'makes a second start in its folder fail with one line',
    async () => {
      const second = new ThrowawayStack(dataDir, await findFreePort());
      second.launch();
      await second.ended();
      expect(second.exitCode).toBe(1);
      expect(second.lastLine).toBe(
        `A stack already runs with ${dataDir} (process ${stack.pid}): stop it with \`kill ${stack.pid}\`, ` +
          'or choose another folder and port: `DATA_DIR=.local-2 PORT=8081 npm start`.',
      );
      expect(await answersOk(`${stack.url}/healthz`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'makes a start on its port fail with one line that shows how to choose another',
    async () => {
      const second = new ThrowawayStack(join(folder, 'other'), stack.port);
      second.launch();
      await second.ended();
      expect(second.exitCode).toBe(1);
      expect(second.lastLine).toBe(
        `Port ${stack.port} is in use: stop what listens there, or choose another one: ` +
          `\`PORT=${stack.port + 1} npm start\`.`,
      );
      expect(processesOf(join(folder, 'other'))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'runs beside another stack that has another port and folder',
    async () => {
      const second = new ThrowawayStack(join(folder, 'second'), await findFreePort(), {
        SAMPLE_DATA: 'none',
      });
      await second.start();
      const empty = await fetch(`${second.url}/api/businesses`);
      expect(await empty.json()).toEqual([]);
      expect(await answersOk(`${stack.url}/healthz`)).toBe(true);
      expect(await second.stop('SIGINT')).toBe(0);
      expect(processesOf(second.dataDir)).toEqual([]);
      expect(await answersOk(`${stack.url}/healthz`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'is replaced by the next start after its supervisor was killed',
    async () => {
      const { processes } = stack.file();
      process.kill(stack.pid ?? 0, 'SIGKILL');
      await stack.ended();
      expect(processesOf(dataDir).length).toBeGreaterThan(0);

      await stack.start();
      for (const { pid } of Object.values(processes)) expect(identify(pid)).toBeUndefined();
      expect(Object.keys(stack.file().processes).sort()).toEqual([...names].sort());
      expect(stack.file().databases).toBeDefined();
      expect(await answersOk(`${stack.url}/directory`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'stops without leaving a process or a lock behind',
    async () => {
      const { processes } = stack.file();
      expect(await stack.stop('SIGTERM')).toBe(0);
      for (const { pid } of Object.values(processes)) expect(identify(pid)).toBeUndefined();
      expect(processesOf(dataDir)).toEqual([]);
      expect(() => readFileSync(stackFilePath(dataDir))).toThrow('ENOENT');
    },
    PATIENCE_MS,
  );

  it(
    'can be stopped during its start, and started again',
    async () => {
      stack.launch();
      await waitUntil(() => stack.output.includes('Loading the sample town'), SOON_MS);
      expect(await stack.stop('SIGHUP')).toBe(0);
      expect(processesOf(dataDir)).toEqual([]);
      await stack.start();
      expect(await answersOk(`${stack.url}/healthz`)).toBe(true);
    },
    PATIENCE_MS,
  );
});
