import { join } from 'node:path';
import { readJsonFile } from '@town/process-kit/atomic-file';
import { projectRoot } from '../lib/project-root.js';
import { findNode } from '../tools/find-tools.js';
import { runGroup } from './run-group.js';
import { judge, type TestResult, testResultSchema } from './test-result.js';

const TIMEOUT_MS = 45 * 60_000;

/** Tests docker-compose.yml in a process of its own. Without a container engine nothing is counted. */
export async function runCompose(folder: string, port: number): Promise<TestResult> {
  const output = join(folder, 'compose.result.json');
  const program = join(projectRoot, 'infra/docker/dist/try-compose.js');
  const args = [program, folder, String(port), output];
  const status = await runGroup(findNode(), args, process.env, TIMEOUT_MS);
  const result = readJsonFile(output, testResultSchema);
  const wasSkipped = status === 0 && !result;
  return wasSkipped ? { passed: 0, failed: 0 } : judge('The site in containers', result, status);
}
