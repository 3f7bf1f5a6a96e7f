import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runCommand } from './run-command.js';
import { type RunningStack, runningStack } from './running-stack.js';

// Runs a command of a service against the running stack: service-command.js <service> <command> …
await runCommand(async ([service = '', command = '', ...rest]) => {
  const stack = runningStack();
  const program = join(projectRoot, 'services', service, 'dist', `${command}.js`);
  const { status } = spawnSync(process.execPath, [program, ...rest], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...sandboxAccess(stack),
      DATABASE_URL: stack.databases[service],
      // The service that runs publishes what the command puts into the outbox.
      NATS_URL: 'nats://127.0.0.1:1',
      SITE_URL: stack.url,
      AUTH_URL: 'http://127.0.0.1:1',
    },
  });
  process.exitCode = status ?? 1;
});

/** Where the payment sandbox takes Stripe's place. */
function sandboxAccess({ stripe }: RunningStack): Record<string, string> {
  if (!stripe?.secretKey) return {};
  return {
    STRIPE_API_URL: stripe.api,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  };
}
