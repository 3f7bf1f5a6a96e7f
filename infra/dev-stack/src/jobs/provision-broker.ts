import { brokerUrl } from '../stack/broker-access.js';
import { nodeCommand } from '../stack/node-command.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/** Creates the broker's streams and consumers before the services start. */
export function provisionBrokerJob(stack: Stack): JobSpec {
  return {
    name: 'broker',
    title: 'Preparing the broker …',
    run: ({ runCommand }) =>
      runCommand(
        nodeCommand(stack, {
          program: 'infra/operations/dist/broker/provision-broker.js',
          env: { NATS_URL: brokerUrl(stack, 'operations') },
        }),
      ),
  };
}
