import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { devShellConfig } from '@town/slice-kit/build/dev-config';
import { projectRoot } from '../../local/project-root.js';

/**
 * Builds the shell for the browser as it is for work on slices.
 * @param built where the result goes
 * @throws Error that says what is wrong
 */
export async function buildShell(built: string): Promise<void> {
  const compiler = rspack(devShellConfig(join(projectRoot, 'shells/site'), built));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await new Promise((done) => compiler.close(done));
}
