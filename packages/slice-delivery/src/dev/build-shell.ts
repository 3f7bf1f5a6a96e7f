import { rspack } from '@rspack/core';
import { shellDirectory } from '../publish/checkout.js';
import { devShellConfig } from './dev-config.js';

/**
 * Builds the shell for the browser, for development.
 * @param built the folder for the result
 * @throws Error with the errors of the build
 */
export async function buildShell(built: string): Promise<void> {
  const compiler = rspack(devShellConfig(shellDirectory(), built));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await new Promise((done) => compiler.close(done));
}
