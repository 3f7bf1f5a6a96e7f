import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout, isInCheckout } from '../publish/checkout.js';

/**
 * Builds one slice, and first the packages of the checkout that its build uses.
 * @param directory the slice's folder
 * @throws Error with the errors of the build
 */
export async function buildSlice(directory: string): Promise<void> {
  if (isInCheckout) compilePackages();
  const { rspack } = await import('@rspack/core');
  const { sliceConfig } = await import('@town/slice-kit/build/slice-config');
  const compiler = rspack(sliceConfig(directory));
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  } finally {
    await new Promise((done) => compiler.close(done));
  }
}

function compilePackages(): void {
  const { status } = spawnSync(
    join(checkout, 'node_modules/.bin/tsc'),
    ['-b', 'packages/slice-kit/build', 'packages/contracts'],
    { cwd: checkout, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The build failed: see above.');
}
