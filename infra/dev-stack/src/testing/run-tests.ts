/**
 * Runs the project's tests: `npm test` calls it. It provides what the tests need (PostgreSQL, nats-server,
 * nginx, a browser, a running stack), starts the runners and adds up their results. Three lanes run in
 * parallel. One begins with the browser tests, one with the tests of whole stacks. All three share the
 * rest, so that no lane runs alone at the end.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { heading, withProgress } from '../lib/progress.js';
import { projectRoot } from '../lib/project-root.js';
import { explainError } from '../lib/stack-error.js';
import type { Tools } from '../stack/stack.js';
import { findChromium } from '../tools/find-chromium.js';
import { findTools } from '../tools/find-tools.js';
import { findKustomize } from './find-kustomize.js';
import { runCompose } from './run-compose.js';
import { endRunningGroups } from './run-group.js';
import { jestJobs } from './run-jest.js';
import { runPlaywright } from './run-playwright.js';
import { judge, sum, type TestJob, type TestResult } from './test-result.js';
import { stackTests, type TestPart, type TestSelection } from './test-selection.js';
import { startThrowawayPostgres } from './throwaway-postgres.js';
import { findFreePort, ThrowawayStack } from './throwaway-stack.js';

/** The leftovers of twelve files take less than a gigabyte of memory. */
const onNode = { config: 'jest.node.config.mjs', filesPerProcess: 12 };
/**
 * A page's test leaves about 15 MB in the process. After 60 files each full collection took seconds. Short
 * jobs also keep all lanes busy until the end.
 */
const ofPages = { config: 'jest.web.config.mjs', filesPerProcess: 36 };

interface TestRun {
  selection: TestSelection;
  tools: Tools;
  /** A folder for results and stacks; it is removed at the end. */
  folder: string;
  env: NodeJS.ProcessEnv;
  cleanups: (() => Promise<unknown>)[];
}

/** Runs the selected tests and ends this process: with status 0 only if none has failed. */
export async function runTests(selection: TestSelection): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'town-tests-'));
  const cleanups: TestRun['cleanups'] = [];
  const cleanUp = async () => {
    await endRunningGroups();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
  const { passed, failed, notes } = sum(await runLanes(selection, folder, cleanups));
  await cleanUp();
  if (passed + failed === 0) console.error('No test was found there.');
  // A kept log is often only the end of the output.
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(passed > 0 && failed === 0 ? 0 : 1);
}

async function runLanes(
  selection: TestSelection,
  folder: string,
  cleanups: TestRun['cleanups'],
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  try {
    const tools = await findTools();
    const run = { selection, tools, folder, env: environment(tools), cleanups };
    if (selection.has('node') || selection.has('stack')) await providePostgres(run);
    const jobs = async (part: TestPart) => {
      const files = selection.get(part);
      return files ? jobsOf[part](run, files) : [];
    };
    const shared = [...(await jobs('node')), ...(await jobs('web'))];
    const lanes = [[], [...(await jobs('stack')), ...(await jobs('compose'))], await jobs('e2e')];
    await Promise.all(
      lanes.map(async (own) => {
        for (let job = own.shift() ?? shared.shift(); job; job = own.shift() ?? shared.shift()) {
          results.push(await job());
        }
      }),
    );
  } catch (error) {
    console.error(explainError(error, folder));
    results.push(judge('Preparing the tests', undefined, null));
  }
  return results;
}

const jobsOf: Record<TestPart, (run: TestRun, files: readonly string[]) => Promise<TestJob[]>> = {
  node: async ({ env, folder }, files) => {
    const kustomize = await findKustomize();
    return jestJobs({
      ...onNode,
      title: 'Services, packages and gateway',
      env: { ...env, TEST_KUSTOMIZE: kustomize },
      folder,
      selection: ['--testPathIgnorePatterns', stackTests, ...patterns(files)],
    });
  },
  stack: async ({ env, folder }, files) => {
    const selection = patterns(files.length > 0 ? files : [stackTests]);
    return jestJobs({ ...onNode, title: 'Whole stacks', env, folder, selection });
  },
  compose: async ({ folder }) => [
    async () => {
      heading('The site in containers');
      return runCompose(folder, await findFreePort());
    },
  ],
  web: async ({ env, folder }, files) => {
    return jestJobs({
      ...ofPages,
      title: 'Shell and slices',
      env,
      folder,
      selection: patterns(files),
    });
  },
  e2e: async (run, files) => [
    async () => {
      heading('The whole site in a browser');
      const stack = await startStack(run);
      const siteEnv = {
        ...run.env,
        TOWN_URL: stack.url,
        TOWN_DATA_DIR: stack.dataDir,
        CHROMIUM_PATH: await findChromium(),
      };
      return runPlaywright(siteEnv, run.folder, files);
    },
  ],
};

const patterns = (files: readonly string[]) =>
  files.length > 0 ? ['--passWithNoTests', '--testPathPatterns', ...files] : [];

async function providePostgres({ folder, tools, env, cleanups }: TestRun): Promise<void> {
  const postgres = await startThrowawayPostgres(folder, tools);
  cleanups.push(postgres.stop);
  env['TEST_POSTGRES_URL'] = postgres.url;
}

async function startStack({ folder, cleanups }: TestRun): Promise<ThrowawayStack> {
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
