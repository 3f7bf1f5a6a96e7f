import { join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import { projectRoot } from '../lib/project-root.js';
import { findNode } from '../tools/find-tools.js';
import { countBrowserTests, playwrightSummarySchema } from './playwright-summary.js';
import { runGroup } from './run-group.js';
import { judge, type TestResult } from './test-result.js';

const TIMEOUT_MS = 40 * 60_000;

/** Runs the tests in a real browser. */
export async function runPlaywright(
  env: NodeJS.ProcessEnv,
  folder: string,
  files: readonly string[] = [],
): Promise<TestResult> {
  const output = join(folder, 'playwright.result.json');
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const args = [
    cli,
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    ...files,
  ];
  const status = await runGroup(
    findNode(),
    args,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
    TIMEOUT_MS,
  );
  const summary = readJsonFile(output, playwrightSummarySchema);
  return judge('The whole site in a browser', summary && countBrowserTests(summary), status);
}
