import { nodeCommand } from '../stack/node-command.js';
import { slicesFolder } from '../stack/slices-folder.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/** Copies the built slices to the folder that the gateway and the site read. */
export function publishSlicesJob(stack: Stack): JobSpec {
  return {
    name: 'publish-slices',
    title: 'Publishing the slices …',
    run: ({ runCommand }) =>
      runCommand(
        nodeCommand(stack, {
          program: 'packages/slice-delivery/dist/command/slice-command.js',
          args: ['publish-all'],
          env: {
            SLICES_DIR: slicesFolder(stack),
            DATA_DIR: stack.settings.dataDir,
          },
        }),
      ),
  };
}
