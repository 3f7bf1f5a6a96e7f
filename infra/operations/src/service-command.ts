import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.js';
import { type RunningStack, runningStack } from './running-stack.js';
import { serviceProgram } from './service-program.js';

// Runs a command of a service against the running stack: service-command.js <service> <command> …
await runCommand(async ([service = '', command = '', ...rest]) => {
  const stack = runningStack();
  const { program, env } = serviceProgram(stack, service, command);
  const { status } = spawnSync(process.execPath, [program, ...rest], {
    stdio: 'inherit',
    env: { ...env, ...sandboxAccess(stack) },
  });
  process.exitCode = status ?? 1;
});

/** The sandbox's address and keys, if it replaces Stripe. */
function sandboxAccess({ stripe }: RunningStack): Record<string, string> {
  if (!stripe?.secretKey) return {};
  return {
    STRIPE_API_URL: stripe.api,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  };
}
