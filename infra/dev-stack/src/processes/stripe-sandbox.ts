import { join } from 'node:path';
import { answersOk } from '../lib/answers.js';
import { nodeCommand } from '../stack/node-command.js';
import { addressOf, type Stack } from '../stack/stack.js';
import { stripeAccess } from '../stack/stripe-access.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { smallHeap } from './service.js';

/** The payment sandbox. It replaces Stripe if no keys of an account are set. */
export function stripeSandboxProcess(stack: Stack): ProcessSpec {
  const { settings, ports } = stack;
  const url = `http://${addressOf(stack, 'stripe-sandbox')}`;
  return {
    name: 'stripe-sandbox',
    url,
    command: nodeCommand(stack, {
      options: smallHeap,
      program: 'infra/stripe-sandbox/dist/main.js',
      env: {
        HOST: '127.0.0.1',
        PORT: String(ports['stripe-sandbox']),
        SANDBOX_FILE: join(settings.dataDir, 'stripe-sandbox', 'objects.jsonl'),
        WEBHOOK_URL: `http://${addressOf(stack, 'advertising')}/api/stripe/webhook`,
        WEBHOOK_SECRET: stripeAccess(stack).webhookSecret,
      },
    }),
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`${url}/healthz`),
  };
}
