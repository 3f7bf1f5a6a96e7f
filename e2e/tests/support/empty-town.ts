import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { test as siteTest } from './site-test.js';

/**
 * A test of a town that has nothing but its first account. It is a whole stack of its own, one for all
 * tests of a file: what a test adds stays, so each test names what it needs.
 */
export const test = siteTest.extend<object, { emptyTown: ThrowawayStack }>({
  emptyTown: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'empty-town-'));
      const port = await findFreePort();
      const stack = new ThrowawayStack(dataDir, port, { SAMPLE_DATA: 'none' });
      await stack.start();
      await use(stack);
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ emptyTown }, use) => use(emptyTown.url),
});
