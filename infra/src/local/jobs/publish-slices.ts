import { join } from 'node:path';
import { childEnvironment } from '../child-environment.js';
import type { JobSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { slicesFolder } from '../slices-folder.js';
import type { Stack } from '../stack.js';

/** Copies the built slices to the folder that the gateway and the site read. */
export function publishSlicesJob(stack: Stack): JobSpec {
  return {
    name: 'publish-slices',
    title: 'Publishing the slices …',
    run: ({ runCommand }) =>
      runCommand({
        file: stack.tools.node,
        args: [join(projectRoot, 'infra/dist/slices/publish-all.js')],
        cwd: projectRoot,
        env: childEnvironment(stack, {
          SLICES_DIR: slicesFolder(stack),
          DATA_DIR: stack.settings.dataDir,
        }),
      }),
  };
}
