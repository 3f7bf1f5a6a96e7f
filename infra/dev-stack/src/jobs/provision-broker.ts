import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.js';
import { brokerUrl } from '../stack/broker-access.js';
import { childEnvironment } from '../stack/child-environment.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/** Creates the broker's streams and consumers before the services start. */
export function provisionBrokerJob(stack: Stack): JobSpec {
  return {
    name: 'broker',
    title: 'Preparing the broker …',
    run: ({ runCommand }) =>
      runCommand({
        file: stack.tools.node,
        args: [join(projectRoot, 'infra/operations/dist/broker/provision-broker.js')],
        cwd: projectRoot,
        env: childEnvironment(stack, { NATS_URL: brokerUrl(stack, 'operations') }),
      }),
  };
}
