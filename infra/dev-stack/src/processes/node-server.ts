import { answersOk } from '../lib/answers.js';
import { type NodeProgram, nodeCommand } from '../stack/node-command.js';
import { addressOf, type Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/**
 * Node options that halve a service's memory at the same speed, measured under load. The compiler
 * Maglev alone takes 15 MB in each process.
 */
export const smallHeap = ['--max-old-space-size=128', '--max-semi-space-size=4', '--no-maglev'];

/** glibc keeps memory for each thread that allocates, up to eight times the number of processors. */
const fewArenas = { MALLOC_ARENA_MAX: '2' };

/**
 * A server of the project, on the port assigned to its name.
 * @param ready the path that answers 200 once the server can serve
 */
export function nodeServer(
  stack: Stack,
  name: string,
  ready: string,
  { options = [], env, ...program }: NodeProgram,
): ProcessSpec {
  const url = `http://${addressOf(stack, name)}`;
  const place = { HOST: '127.0.0.1', PORT: String(stack.ports[name]) };
  return {
    name,
    url,
    command: nodeCommand(stack, {
      ...program,
      options: [...smallHeap, ...options],
      env: { ...fewArenas, ...place, ...env },
    }),
    isReady: () => answersOk(url + ready),
  };
}
