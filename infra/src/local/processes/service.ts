import { join } from 'node:path';
import { answersOk } from '../answers.js';
import { childEnvironment } from '../child-environment.js';
import { databaseUrl } from '../databases.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { addressOf, type Stack } from '../stack.js';

/** Half the memory at the same speed, measured under load. */
export const smallHeap = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** A domain service. */
export function serviceProcess(stack: Stack, name: string): ProcessSpec {
  const { settings, ports, secrets } = stack;
  const url = `http://${addressOf(stack, name)}`;
  return {
    name,
    url,
    command: {
      file: stack.tools.node,
      args: [...smallHeap, join(projectRoot, 'services', name, 'dist/main.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        HOST: '127.0.0.1',
        PORT: String(ports[name]),
        DATABASE_URL: databaseUrl(ports.postgres ?? 0, name, secrets[name] ?? ''),
        NATS_URL: `nats://${addressOf(stack, 'nats')}`,
        SITE_URL: settings.siteUrl,
        LOG_LEVEL: settings.logLevel,
      }),
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/readyz`),
  };
}
