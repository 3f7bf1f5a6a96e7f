import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../local/project-root.js';

const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name);

/**
 * Builds one slice, and what its build is made with.
 * @throws Error where that fails; what is wrong has been printed
 */
export function buildSlice(name: string): void {
  run(bin('tsc'), ['-b', 'packages/slice-kit/build', 'packages/contracts'], projectRoot);
  run(bin('rspack'), ['build'], join(projectRoot, name));
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}
