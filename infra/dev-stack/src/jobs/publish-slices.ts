import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { childEnvironment } from '../stack/child-environment.js';
import { slicesFolder } from '../stack/slices-folder.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/** Copies the built slices to the folder that the gateway and the site read. */
export function publishSlicesJob(stack: Stack): JobSpec {
  return {
    name: 'publish-slices',
    title: 'Publishing the slices …',
    run: ({ runCommand }) =>
      runCommand({
        file: stack.tools.node,
        args: [
          join(projectRoot, 'packages/slice-delivery/dist/command/slice-command.js'),
          'publish-all',
        ],
        cwd: projectRoot,
        env: childEnvironment(stack, {
          SLICES_DIR: slicesFolder(stack),
          DATA_DIR: stack.settings.dataDir,
        }),
      }),
  };
}
