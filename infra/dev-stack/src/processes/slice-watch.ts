import { slicesFolder } from '../stack/data-folders.js';
import { nodeCommand } from '../stack/node-command.js';
import { type Stack, serverAddress } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** A small heap is enough: it only compares a few numbers every few seconds. */
const tinyHeap = ['--max-old-space-size=32', '--max-semi-space-size=1'];

/**
 * Ends canaries that the site has suspended. It is a separate process because the site must not have the
 * key that signs the registry.
 */
export function sliceWatchProcess(stack: Stack): ProcessSpec {
  const site = `http://${serverAddress(stack, 'site')}`;
  return {
    name: 'slice-watch',
    url: site,
    isListed: false,
    command: nodeCommand(stack, {
      options: tinyHeap,
      program: 'packages/slice-delivery/dist/command/slice-command.js',
      args: ['watch', '--site', site, '--every', '5'],
      env: {
        SLICES_DIR: slicesFolder(stack.settings.dataDir),
        DATA_DIR: stack.settings.dataDir,
      },
    }),
  };
}
