import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import {
  checkSlice,
  FolderStorage,
  publishSlice,
  readRegistryKeys,
  verifyRegistry,
} from '@town/slice-delivery/publish';
import { type BrokenSlice, buildBrokenSlice } from '@town/slice-delivery/testing/broken-slice';
import { type Browser, chromium } from 'playwright-core';
import * as z from 'zod/mini';
import { answersOk } from './lib/answers.js';
import { identify } from './lib/process-identity.js';
import { waitUntil } from './lib/wait-until.js';
import { findFreePort, ThrowawayStack } from './testing/throwaway-stack.js';
import { slicesGivenTo, wayFrom } from './testing/visitor.js';
import { findChromium } from './tools/find-chromium.js';

const PATIENCE_MS = 240_000;
const SOON_MS = 120_000;
const name = 'mfe-events';
const canary = '9.9.9-broken';
const processesSchema = z.record(z.string(), z.object({ pid: z.number() }));

/** Visits the events with a new browser, from the given address. */
async function visitEvents(browser: Browser, address: string, port: number) {
  const way = await wayFrom(address, port);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const reported = page.waitForRequest(/\/slice-reports$/).catch(() => undefined);
    const answer = await page.goto(`${way.url}/events`);
    const slices = (await answer?.headerValue('x-slices')) ?? '';
    if (slices.includes(canary)) await reported;
    const heading = page.getByRole('heading', { level: 1 });
    return { slices, heading: await heading.textContent() };
  } finally {
    await context.close();
    way.close();
  }
}

// Other systems have only one loopback address, so all visitors would count as one.
const isLinux = process.platform === 'linux';
const onLinux = isLinux ? it : it.skip;

const folder = mkdtempSync(join(tmpdir(), 'town-canary-'));
let stack: ThrowawayStack;
let browser: Browser;
let broken: BrokenSlice;

beforeAll(async () => {
  if (!isLinux) return;
  broken = buildBrokenSlice(name, {
    file: 'src/events/events-page.tsx',
    text: 'const site = useSite();',
    replacement: `const site = useSite();
      if (typeof window !== 'undefined') throw new Error('broken in browsers');`,
  });
  stack = new ThrowawayStack(join(folder, 'data'), await findFreePort(), {
    SAMPLE_DATA: 'none',
  });
  await stack.start();
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}, PATIENCE_MS);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  broken?.remove();
  rmSync(folder, { recursive: true, force: true });
}, PATIENCE_MS);

const keys = () => readRegistryKeys({}, stack.dataDir);
const storage = () => new FolderStorage(join(stack.dataDir, 'slices'));
const registry = async () =>
  verifyRegistry((await storage().readRegistry())?.text ?? '', keys().trusted);
const watchPid = () =>
  readJsonFile(join(stack.dataDir, 'run/processes.json'), processesSchema)?.['slice-watch']?.pid;

const visit = (address: string) => visitEvents(browser, address, stack.port);

onLinux(
  'A canary that fails in browsers is ended: visitors get the stable version again, and the signed registry has no canary',
  async () => {
    const stable = (await registry()).slices.find((slice) => slice.name === name)?.version;
    const before = watchPid() ?? 0;
    process.kill(before, 'SIGKILL');
    const isBack = () => watchPid() !== before && identify(watchPid() ?? 0) !== undefined;
    expect(await waitUntil(isBack, SOON_MS)).toBe(true);

    // The check renders on the server, where this slice works.
    expect(await checkSlice(broken.directory, stack.url)).toContainEqual(
      expect.stringContaining('/events rendered, 200'),
    );
    const options = { version: canary, canary: 100 };
    await publishSlice(storage(), keys(), broken.directory, options);
    for (let visitor = 2; visitor < 20; visitor += 1) {
      const given = await slicesGivenTo(`127.0.0.${visitor}`, stack.port, '/events');
      expect(given).toContain(`${name}@${canary}`);
    }
    expect((await registry()).canaries).toHaveLength(1);

    const seen = [];
    for (let visitor = 101; visitor < 120; visitor += 1) {
      seen.push(await visit(`127.0.0.${visitor}`));
      if (seen.at(-1)?.slices.includes(`${name}@${stable}`)) break;
    }
    const last = seen.pop();
    expect(last).toEqual({
      slices: expect.stringContaining(`${name}@${stable}`),
      heading: 'Events Calendar',
    });
    // Five failing visitors end it. One more report may arrive while the fifth is counted.
    expect(seen.length).toBeGreaterThanOrEqual(5);
    // A slow browser may also report that it could not load the page in time.
    expect(seen.map(({ heading }) => heading)).toContain('This page is taking a break');

    const hasEnded = async () => (await registry()).canaries.length === 0;
    expect(await waitUntil(hasEnded, SOON_MS)).toBe(true);
    expect((await registry()).slices.find((slice) => slice.name === name)?.version).toBe(stable);
    expect(readFileSync(join(stack.dataDir, 'logs/slice-watch.log'), 'utf8')).toContain(
      `The canary ${name} ${canary} failed too often and has ended.`,
    );
  },
  PATIENCE_MS,
);

onLinux(
  'A canary that has ended stays ended after a restart of the server that has seen it fail',
  async () => {
    const site = () => stack.file().processes['site'];
    const before = site()?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    const isBack = async () => {
      const now = site();
      return now?.pid !== before && (await answersOk(`${now?.url}/readyz`));
    };
    expect(await waitUntil(isBack, SOON_MS)).toBe(true);
    const given = await slicesGivenTo('127.0.0.200', stack.port, '/events');
    expect(given).not.toContain(canary);
    expect((await visit('127.0.0.201')).heading).toBe('Events Calendar');
  },
  PATIENCE_MS,
);
