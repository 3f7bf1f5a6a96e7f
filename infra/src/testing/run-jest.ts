import { join } from 'node:path';
import { readJsonFile } from '../local/atomic-file.js';
import { findNode } from '../local/find-tools.js';
import { projectRoot } from '../local/project-root.js';
import { runGroup } from './run-group.js';
import { judge, type TestResult } from './test-result.js';

interface JestSummary {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

const TIMEOUT_MS = 25 * 60_000;

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
  const output = join(folder, `${config}${selection.join('')}.result.json`.replaceAll('/', '-'));
  const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--config', config, '--json', `--outputFile=${output}`, ...selection];
  const status = await runGroup(findNode(), args, env, TIMEOUT_MS);
  const summary = readJsonFile(output) as JestSummary | undefined;
  return judge(
    summary && {
      passed: summary.numPassedTests,
      // A file that does not even load has failed as well.
      failed: summary.numFailedTests + summary.numRuntimeErrorTestSuites,
    },
    status,
  );
}
