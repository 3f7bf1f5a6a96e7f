import { nodeCommand } from '../stack/node-command.js';
import type { Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** Compiles services and packages whenever a source file is saved, for development. */
export function compilerProcess(stack: Stack): ProcessSpec {
  return {
    name: 'compiler',
    url: '',
    isListed: false,
    isPrinted: true,
    command: nodeCommand(stack, {
      program: 'infra/dev-stack/dist/compile-on-save.js',
    }),
  };
}
