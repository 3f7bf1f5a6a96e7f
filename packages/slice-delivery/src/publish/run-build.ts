import type { Configuration } from '@rspack/core';

/**
 * Builds once. Imports the compiler only here, because most commands do not need it.
 * @throws Error with the errors of the build
 */
export async function runBuild(configurations: Configuration[]): Promise<void> {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configurations);
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
