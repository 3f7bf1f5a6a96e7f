import { delimiter, join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import type { Command } from '../supervisor/process-spec.js';
import type { Stack } from './stack.js';

const PASSED_ON = ['HOME', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

export interface NodeProgram {
  /** Its file, relative to the project's root. */
  program: string;
  args?: readonly string[];
  /** Options of Node itself. */
  options?: readonly string[];
  env?: Record<string, string>;
}

/** The command that runs a program of the project. */
export const nodeCommand = (
  stack: Stack,
  { program, args = [], options = [], env = {} }: NodeProgram,
): Command => ({
  file: stack.tools.node,
  args: [...options, join(projectRoot, program), ...args],
  cwd: projectRoot,
  env: childEnvironment(env),
});

/** Passes on only a few variables, so that no stray variable changes a process. */
function childEnvironment(own: Record<string, string>): Record<string, string> {
  const inherited = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_ENV: 'production',
    ...own,
  };
}
