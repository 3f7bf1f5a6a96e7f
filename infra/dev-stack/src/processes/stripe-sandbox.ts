import { join } from 'node:path';
import { type Stack, serverAddress } from '../stack/stack.js';
import { stripeAccess } from '../stack/stripe-access.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';
import { nodeServer } from './node-server.js';

/** The payment sandbox. It replaces Stripe if no keys of an account are set. */
export function stripeSandboxProcess(stack: Stack): ProcessSpec {
  return nodeServer(stack, 'stripe-sandbox', '/healthz', {
    program: 'infra/stripe-sandbox/dist/main.js',
    env: {
      SANDBOX_FILE: join(stack.settings.dataDir, 'stripe-sandbox', 'objects.jsonl'),
      WEBHOOK_URL: `http://${serverAddress(stack, 'advertising')}/api/stripe/webhook`,
      WEBHOOK_SECRET: stripeAccess(stack).webhookSecret,
    },
  });
}
