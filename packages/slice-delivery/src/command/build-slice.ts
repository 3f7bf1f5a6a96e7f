import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../publish/checkout.js';

const bin = (name: string) => join(checkout, 'node_modules/.bin', name);

/**
 * Builds one slice, and first the packages that its build uses.
 * @throws Error when a build fails; the compiler has printed why
 */
export function buildSlice(name: string): void {
  run(bin('tsc'), ['-b', 'packages/slice-kit/build', 'packages/contracts'], checkout);
  run(bin('rspack'), ['build'], join(checkout, name));
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}
