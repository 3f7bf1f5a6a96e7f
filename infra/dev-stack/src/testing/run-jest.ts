import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';
import { findNode } from '../tools/find-tools.js';
import { runGroup } from './run-group.js';
import { judge, type TestResult } from './test-result.js';

const summarySchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

const TIMEOUT_MS = 35 * 60_000;

/**
 * Runs the tests of one Jest configuration.
 * @param selection arguments that choose among its files
 */
export async function runJest(
  config: string,
  env: NodeJS.ProcessEnv,
  folder: string,
  selection: string[] = [],
): Promise<TestResult> {
  const output = join(folder, `jest.result.${randomUUID()}.json`);
  const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--config', config, '--json', `--outputFile=${output}`, ...selection];
  const status = await runGroup(findNode(), args, env, TIMEOUT_MS);
  const summary = readJsonFile(output, summarySchema);
  return judge(
    summary && {
      passed: summary.numPassedTests,
      // A file that cannot be loaded has failed as well.
      failed: summary.numFailedTests + summary.numRuntimeErrorTestSuites,
    },
    status,
    selection.includes('--passWithNoTests'),
  );
}
