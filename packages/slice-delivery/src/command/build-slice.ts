import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout, isInCheckout } from '../publish/checkout.js';
import { runBuild } from '../publish/run-build.js';

/**
 * Builds one slice, and first the packages of the checkout that its build uses.
 * @param directory the slice's folder
 * @throws Error with the errors of the build
 */
export async function buildSlice(directory: string): Promise<void> {
  if (isInCheckout) compilePackages();
  const { sliceConfig } = await import('@town/slice-kit/build/slice-config');
  await runBuild(sliceConfig(directory));
}

function compilePackages(): void {
  const { status } = spawnSync(
    join(checkout, 'node_modules/.bin/tsc'),
    ['-b', 'packages/slice-kit/build', 'packages/contracts'],
    { cwd: checkout, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The build failed: see above.');
}
