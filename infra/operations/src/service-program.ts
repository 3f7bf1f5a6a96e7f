import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import type { RunningStack } from './running-stack.js';

/** The command line and environment that run a service's program beside the service, with its database. */
export function serviceProgram(stack: RunningStack, service: string, command: string) {
  return {
    program: join(projectRoot, 'services', service, 'dist', `${command}.js`),
    env: {
      ...process.env,
      DATABASE_URL: stack.databases[service],
      // An unreachable broker: the running service publishes the events that the command writes to the
      // outbox.
      NATS_URL: 'nats://127.0.0.1:1',
      SITE_URL: stack.url,
      AUTH_URL: 'http://127.0.0.1:1',
    },
  };
}
