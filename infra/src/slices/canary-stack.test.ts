import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '@town/contracts/signed-registry';
import { type Browser, chromium } from 'playwright-core';
import { answersOk } from '../local/answers.js';
import { readJsonFile } from '../local/atomic-file.js';
import { identify } from '../local/process-identity.js';
import { waitUntil } from '../local/wait-until.js';
import { findFreePort, ThrowawayStack } from '../testing/throwaway-stack.js';
import { findChromium } from '../tools/find-chromium.js';
import { checkSlice } from './check-slice.js';
import { FolderStorage } from './folder-storage.js';
import { publishSlice } from './publish-slice.js';
import { readRegistryKeys } from './registry-keys.js';
import { type BrokenSlice, buildBrokenSlice } from './testing/broken-slice.js';
import { slicesGivenTo, wayFrom } from './testing/visitor.js';

const PATIENCE_MS = 240_000;
const SOON_MS = 30_000;
const name = 'mfe-events';
const canary = '9.9.9-broken';

// Elsewhere this machine has only one address to visit from.
(process.platform === 'linux' ? describe : describe.skip)(
  'A canary that breaks in browsers',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'town-canary-'));
    let stack: ThrowawayStack;
    let browser: Browser;
    let broken: BrokenSlice;

    beforeAll(async () => {
      broken = buildBrokenSlice(name, {
        file: 'src/events/events-page.tsx',
        text: 'const site = useSite();',
        replacement: `const site = useSite();
        if (typeof window !== 'undefined') throw new Error('broken in browsers');`,
      });
      stack = new ThrowawayStack(join(folder, 'data'), await findFreePort(18_470), {
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
      (readJsonFile(join(stack.dataDir, 'run/processes.json')) as Record<string, { pid: number }>)[
        'slice-watch'
      ]?.pid;

    /** Somebody with a browser of their own, from an address of their own. */
    async function visit(address: string): Promise<{ slices: string; heading: string | null }> {
      const way = await wayFrom(address, stack.port);
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

    it(
      'ends by itself: nobody gets it any more, and the signed registry says so',
      async () => {
        const stable = (await registry()).slices.find((slice) => slice.name === name)?.version;
        const before = watchPid() ?? 0;
        process.kill(before, 'SIGKILL');
        const isBack = () => watchPid() !== before && identify(watchPid() ?? 0) !== undefined;
        expect(await waitUntil(isBack, SOON_MS)).toBe(true);

        // The check sees what the server renders, which is fine.
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
        // Five are enough to say that it fails; a report may still be on its way when the next comes.
        expect(seen.length).toBeGreaterThanOrEqual(5);
        // On a busy machine a browser may give up waiting for the page, which it reports as well.
        expect(seen.map(({ heading }) => heading)).toContain('This page is taking a break');

        const hasEnded = async () => (await registry()).canaries.length === 0;
        expect(await waitUntil(hasEnded, SOON_MS)).toBe(true);
        expect((await registry()).slices.find((slice) => slice.name === name)?.version).toBe(
          stable,
        );
        expect(readFileSync(join(stack.dataDir, 'logs/slice-watch.log'), 'utf8')).toContain(
          `The canary ${name} ${canary} failed too often and has ended.`,
        );
      },
      PATIENCE_MS,
    );

    it(
      'stays ended when the server that saw it fail has been started again',
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
  },
);
