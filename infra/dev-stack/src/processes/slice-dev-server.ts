import { answersOk } from '../lib/answers.js';
import { projectRoot } from '../lib/project-root.js';
import { nodeCommand } from '../stack/node-command.js';
import type { Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** The site with every slice of the checkout in development, in front of the gateway. */
export function sliceDevServerProcess(stack: Stack, port: number): ProcessSpec {
  const url = `http://localhost:${port}`;
  const { settings } = stack;
  return {
    name: 'slice-dev-server',
    url,
    isListed: false,
    isPrinted: true,
    command: nodeCommand(stack, {
      program: 'packages/slice-delivery/dist/dev/main.js',
      args: ['--all'],
      env: {
        NODE_ENV: 'development',
        CHECKOUT: projectRoot,
        SITE: `http://localhost:${settings.port}`,
        PORT: String(port),
        DATA_DIR: settings.dataDir,
      },
    }),
    isReady: () => answersOk(`${url}/directory`),
  };
}
