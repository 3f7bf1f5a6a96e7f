import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';
import { runCommand } from '../lib/run-command.js';
import { findNode } from '../tools/find-tools.js';

/** The program file of Jest. */
export const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');

/**
 * Lists the absolute paths of a configuration's test files, sorted; undefined after Jest has failed.
 * @param selection arguments that choose among the files
 */
export async function listTests(
  config: string,
  selection: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string[] | undefined> {
  const args = [jest, '--config', config, '--listTests', '--json', ...selection];
  const { code, stdout, stderr } = await runCommand(findNode(), args, { cwd: projectRoot, env });
  if (code === 0) return z.array(z.string()).parse(JSON.parse(stdout)).sort();
  console.error(stderr);
  return undefined;
}
