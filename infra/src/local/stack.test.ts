import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { town } from '@town/contracts/town';
import { metricsInUse } from '../operations/metrics-asked-for.js';
import { processesOf } from '../testing/processes-of.js';
import { findFreePort, ThrowawayStack } from '../testing/throwaway-stack.js';
import { answersOk } from './answers.js';
import { identify } from './process-identity.js';
import { stackFilePath } from './stack-file.js';
import { waitUntil } from './wait-until.js';

const RESTART_MS = 5_000;
const SECOND_START_MS = 15_000;
const names = [
  'postgres',
  'nats',
  'mail',
  'stripe-sandbox',
  'catalog',
  'content',
  'advertising',
  'auth',
  'notifications',
  'site',
  'gateway',
];

/** How many times slower everything is because of what else the machine does. */
const othersShare = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
/** A start takes its time where nothing is warm. */
const PATIENCE_MS = 180_000;

describe('A stack that npm start has brought up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-stack-'));
  const dataDir = join(folder, 'a town');
  let stack: ThrowawayStack;
  beforeAll(async () => {
    stack = new ThrowawayStack(dataDir, await findFreePort(18_400));
    await stack.start();
  }, PATIENCE_MS);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }, PATIENCE_MS);

  it(
    'says what runs where, to its owner only',
    () => {
      const file = stack.file();
      expect(file.url).toBe(stack.url);
      expect(Object.keys(file.processes).sort()).toEqual([...names].sort());
      for (const [name, entry] of Object.entries(file.processes)) {
        expect(identify(entry.pid)).toBeDefined();
        expect(entry.log).toBe(`logs/${name}.log`);
        expect(statSync(join(dataDir, entry.log)).isFile()).toBe(true);
      }
      expect(Object.keys(file.databases)).toEqual([
        'catalog',
        'content',
        'advertising',
        'auth',
        'notifications',
      ]);
      expect(file.mail.smtp).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
      expect(file.mail.inbox).toBe(file.processes['mail']?.url);
      expect(file.stripe.api).toBe(file.processes['stripe-sandbox']?.url);
      expect(file.stripe.webhookSecret).toMatch(/^whsec_.{20,}$/);
      expect(file.nats).toMatch(/^nats:\/\/127\.0\.0\.1:\d+$/);
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
      expect(((await dining.json()) as unknown[]).length).toBeGreaterThanOrEqual(12);
    },
    PATIENCE_MS,
  );

  it(
    'measures all that the dashboard and the alerts ask for',
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
    'tells the staff, once, of a message that somebody sends',
    async () => {
      const mails = async () => {
        const response = await fetch(`${stack.file().mail.inbox}/email`);
        return (await response.json()) as { subject: string; to: object[]; deliveries: number }[];
      };
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
      await waitUntil(async () => (await mails()).length > 0, SECOND_START_MS);
      expect(await mails()).toMatchObject([
        {
          subject: 'New message: Opening hours',
          to: [{ address: town.email }],
          replyTo: [{ address: 'ann@example.com', name: 'Ann Example' }],
          deliveries: 1,
        },
      ]);
    },
    PATIENCE_MS,
  );

  it.each(names)(
    'starts %s again within five seconds when it is killed',
    async (name) => {
      const before = stack.file().processes[name]?.pid ?? 0;
      process.kill(before, 'SIGKILL');
      const back = await waitUntil(() => {
        const now = stack.file().processes[name]?.pid;
        return now !== undefined && now !== before && identify(now) !== undefined;
      }, RESTART_MS);
      expect(back).toBe(true);
      expect(await waitUntil(() => answersOk(`${stack.url}/healthz`), SECOND_START_MS)).toBe(true);
      expect(await answersOk(`${stack.url}/directory`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'keeps a second start out of its folder, with one line',
    async () => {
      const second = new ThrowawayStack(dataDir, await findFreePort(18_450));
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
    'keeps its port, and tells who wants it as well how to get another',
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
    'leaves room for another one beside it, with another port and folder',
    async () => {
      const second = new ThrowawayStack(join(folder, 'second'), await findFreePort(18_460), {
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
    'is taken over by the next start after its supervisor was killed, and is ready soon',
    async () => {
      const { processes } = stack.file();
      process.kill(stack.pid ?? 0, 'SIGKILL');
      await stack.ended();
      expect(processesOf(dataDir).length).toBeGreaterThan(0);

      const began = Date.now();
      await stack.start();
      expect(Date.now() - began).toBeLessThan(SECOND_START_MS * othersShare());
      for (const { pid } of Object.values(processes)) expect(identify(pid)).toBeUndefined();
      expect(Object.keys(stack.file().processes).sort()).toEqual([...names].sort());
      expect(stack.file().databases).toBeDefined();
      expect(await answersOk(`${stack.url}/directory`)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'stops without leaving a process or a claim behind',
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
    'can be stopped in the middle of its start, and started again after that',
    async () => {
      stack.launch();
      await waitUntil(() => stack.output.includes('Loading the sample town'), SECOND_START_MS);
      expect(await stack.stop('SIGHUP')).toBe(0);
      expect(processesOf(dataDir)).toEqual([]);
      await stack.start();
      expect(await answersOk(`${stack.url}/healthz`)).toBe(true);
    },
    PATIENCE_MS,
  );
});
