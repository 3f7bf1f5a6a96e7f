import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { childEnvironment } from '../stack/child-environment.js';
import type { Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** Compiles services and packages whenever a source file is saved, for development. */
export function compilerProcess(stack: Stack): ProcessSpec {
  return {
    name: 'compiler',
    url: '',
    isListed: false,
    isPrinted: true,
    command: {
      file: stack.tools.node,
      args: [join(projectRoot, 'infra/dev-stack/dist/compile-on-save.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {}),
    },
    stopSignal: 'SIGTERM',
    isReady: () => Promise.resolve(true),
  };
}
