import { join } from 'node:path';
import { childEnvironment } from '../child-environment.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { slicesFolder } from '../slices-folder.js';
import { addressOf, type Stack } from '../stack.js';

/** It asks and compares, every few seconds. */
const tinyHeap = ['--max-old-space-size=32', '--max-semi-space-size=1'];

/**
 * Ends canaries that the site holds back. Not a part of the site, which must not have the key that
 * signs the registry.
 */
export function sliceWatchProcess(stack: Stack): ProcessSpec {
  const site = `http://${addressOf(stack, 'site')}`;
  const program = join(projectRoot, 'infra/dist/slices/slice-command.js');
  return {
    name: 'slice-watch',
    url: site,
    isListed: false,
    command: {
      file: stack.tools.node,
      args: [...tinyHeap, program, 'watch', '--site', site, '--every', '5'],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        SLICES_DIR: slicesFolder(stack),
        DATA_DIR: stack.settings.dataDir,
      }),
    },
    stopSignal: 'SIGTERM',
    // Nobody asks it anything.
    isReady: () => Promise.resolve(true),
  };
}
