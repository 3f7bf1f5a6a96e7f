import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { tryCompose } from '../containers/try-compose.js';
import { endRunningGroups } from '../testing/run-group.js';
import { runJest } from '../testing/run-jest.js';
import { runPlaywright } from '../testing/run-playwright.js';
import { sum, type TestResult } from '../testing/test-result.js';
import { startThrowawayPostgres } from '../testing/throwaway-postgres.js';
import { findFreePort, ThrowawayStack } from '../testing/throwaway-stack.js';
import { findChromium } from '../tools/find-chromium.js';
import { findKustomize } from '../tools/find-kustomize.js';
import { findTools } from './find-tools.js';
import { say, withProgress } from './progress.js';
import { projectRoot } from './project-root.js';
import type { Tools } from './stack.js';
import { explainError } from './stack-error.js';

const ESM_JEST = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Tests that start whole stacks. */
const STACK_TESTS = 'infra/dist/[a-z]+/([a-z-]+-)?stack\\.test';

type Cleanup = () => Promise<unknown>;

/** Runs every test of the project, or only the parts named: `node`, `stack`, `compose`, `web`, `e2e`. Ends this process. */
export async function test(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'town-tests-'));
  const cleanups: Cleanup[] = [];
  const cleanUp = async () => {
    await endRunningGroups();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
  const results: TestResult[] = [];
  try {
    await runParts(process.argv.slice(2), folder, cleanups, results);
  } catch (error) {
    console.error(explainError(error, folder));
    results.push({ passed: 0, failed: 1 });
  }
  await cleanUp();
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

async function runParts(
  names: string[],
  folder: string,
  cleanups: Cleanup[],
  results: TestResult[],
): Promise<void> {
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const tools = await findTools();
  const env = environment(tools);
  const nodeEnv: NodeJS.ProcessEnv = { ...env, NODE_OPTIONS: ESM_JEST, TEST_POSTGRES_URL: '' };
  if (wanted('node') || wanted('stack')) {
    const postgres = await startThrowawayPostgres(folder, tools);
    cleanups.push(postgres.stop);
    nodeEnv.TEST_POSTGRES_URL = postgres.url;
  }
  if (wanted('node')) {
    nodeEnv.TEST_KUSTOMIZE = await findKustomize();
    heading('Services, packages and gateway');
    const others = ['--testPathIgnorePatterns', STACK_TESTS];
    results.push(await runJest('jest.node.config.mjs', nodeEnv, folder, others));
  }
  if (wanted('stack')) {
    heading('Whole stacks');
    // One after the other: they measure how long things take.
    const selection = ['--runInBand', '--testPathPatterns', STACK_TESTS];
    results.push(await runJest('jest.node.config.mjs', nodeEnv, folder, selection));
  }
  if (wanted('compose')) {
    heading('The site in containers');
    const tried = await tryCompose(folder, await findFreePort());
    if (tried) results.push(tried);
  }
  if (wanted('web')) {
    heading('Shell and slices');
    results.push(await runJest('jest.web.config.mjs', env, folder));
  }
  if (wanted('e2e')) {
    heading('The whole site in a browser');
    const chromium = await findChromium();
    const stack = await startStack(folder, cleanups);
    const siteEnv = {
      ...env,
      TOWN_URL: stack.url,
      TOWN_DATA_DIR: stack.dataDir,
      CHROMIUM_PATH: chromium,
    };
    results.push(await runPlaywright(siteEnv, folder));
  }
}

async function startStack(folder: string, cleanups: Cleanup[]): Promise<ThrowawayStack> {
  const dataDir = join(folder, 'stack');
  mkdirSync(dataDir);
  const stack = new ThrowawayStack(dataDir, await findFreePort());
  cleanups.push(() => stack.stop());
  await withProgress('Starting a stack for the tests …', () => stack.start());
  return stack;
}

function environment(tools: Tools): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_ENV: 'test',
    TEST_NATS_SERVER: tools.natsServer,
    TEST_NGINX: tools.nginx.path,
    TEST_NGINX_MODULES: tools.nginx.brotliModules.join(','),
  };
}

function heading(text: string): void {
  console.log('');
  say(text);
}
