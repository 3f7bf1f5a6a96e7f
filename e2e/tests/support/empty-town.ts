import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { test as siteTest } from './site-test.js';

/**
 * A test of a town that has only its first account. All tests of a file share one separate stack, and data
 * that a test adds stays there, so each test must find its own data by name.
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
