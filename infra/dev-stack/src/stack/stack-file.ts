import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import type { SupervisedProcess } from '../supervisor/supervised-process.js';
import { adminPasswordFile } from './admin-password.js';
import { brokerUrl } from './broker-access.js';
import { mailAddresses } from './mail-addresses.js';
import { serviceNames } from './service-names.js';
import { databaseOf, type Stack } from './stack.js';
import { stripeAccess } from './stripe-access.js';

export function stackFilePath(dataDir: string): string {
  return join(dataDir, 'run', 'stack.json');
}

/** Writes stack.json for other tools. It contains passwords, so only its owner can read it. */
export function writeStackFile(stack: Stack, processes: readonly SupervisedProcess[]): void {
  const { settings } = stack;
  const stripe = stripeAccess(stack);
  const content = {
    url: `http://localhost:${settings.port}`,
    processes: Object.fromEntries(
      processes
        .filter(({ spec }) => spec.isListed !== false)
        .map(({ pid, spec }) => [spec.name, { pid, url: spec.url, log: `logs/${spec.name}.log` }]),
    ),
    databases: Object.fromEntries(serviceNames.map((name) => [name, databaseOf(stack, name)])),
    nats: brokerUrl(stack, 'operations'),
    stripe: {
      api: stripe.api,
      webhookSecret: stripe.webhookSecret,
      // A real Stripe key is never written to the file.
      ...(stripe.sandbox && { secretKey: stripe.secretKey }),
    },
    mail: mailAddresses(stack),
    admin: { email: settings.admin.email, passwordFile: adminPasswordFile(settings.dataDir) },
  };
  writeFileAtomically(
    stackFilePath(settings.dataDir),
    `${JSON.stringify(content, null, 2)}\n`,
    0o600,
  );
}
