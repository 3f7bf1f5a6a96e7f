import { join } from 'node:path';
import { answersOk } from '../answers.js';
import { childEnvironment } from '../child-environment.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { addressOf, type Stack } from '../stack.js';
import { stripeAccess } from '../stripe-access.js';
import { smallHeap } from './service.js';

/** Stands in for Stripe where no keys of an account are given. */
export function stripeSandboxProcess(stack: Stack): ProcessSpec {
  const { settings, ports, tools } = stack;
  const url = `http://${addressOf(stack, 'stripe-sandbox')}`;
  return {
    name: 'stripe-sandbox',
    url,
    command: {
      file: tools.node,
      args: [...smallHeap, join(projectRoot, 'infra/stripe-sandbox/dist/main.js')],
      cwd: projectRoot,
      env: childEnvironment(stack, {
        HOST: '127.0.0.1',
        PORT: String(ports['stripe-sandbox']),
        SANDBOX_FILE: join(settings.dataDir, 'stripe-sandbox', 'objects.jsonl'),
        WEBHOOK_URL: `http://${addressOf(stack, 'advertising')}/api/stripe/webhook`,
        WEBHOOK_SECRET: stripeAccess(stack).webhookSecret,
      }),
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/healthz`),
  };
}
