import { join } from 'node:path';
import { readJsonFile } from '../local/atomic-file.js';
import { findNode } from '../local/find-tools.js';
import { projectRoot } from '../local/project-root.js';
import { runGroup } from './run-group.js';
import { judge, type TestResult } from './test-result.js';

interface PlaywrightSummary {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const TIMEOUT_MS = 40 * 60_000;

/** Runs the tests in a real browser. */
export async function runPlaywright(env: NodeJS.ProcessEnv, folder: string): Promise<TestResult> {
  const output = join(folder, 'playwright.result.json');
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = await runGroup(
    findNode(),
    args,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
    TIMEOUT_MS,
  );
  const summary = readJsonFile(output) as PlaywrightSummary | undefined;
  return judge(
    summary && {
      passed: summary.stats.expected + summary.stats.flaky,
      failed: summary.stats.unexpected + summary.errors.length,
    },
    status,
  );
}
