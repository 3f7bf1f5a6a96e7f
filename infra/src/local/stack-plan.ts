import { loadSampleTownJob } from './jobs/load-sample-town.js';
import { provisionDatabasesJob } from './jobs/provision-databases.js';
import { publishSlicesJob } from './jobs/publish-slices.js';
import type { PostgresAccount } from './postgres-account.js';
import { gatewayProcess } from './processes/gateway.js';
import { mailProcess } from './processes/mail.js';
import { natsProcess } from './processes/nats.js';
import { postgresProcess } from './processes/postgres.js';
import { serviceProcess } from './processes/service.js';
import { siteProcess } from './processes/site.js';
import { sliceWatchProcess } from './processes/slice-watch.js';
import { stripeSandboxProcess } from './processes/stripe-sandbox.js';
import type { Stack } from './stack.js';
import type { Stage } from './supervisor.js';

/** The domain services. */
export const serviceNames = ['catalog', 'content', 'advertising', 'auth', 'notifications'] as const;

/** Every process that needs a port of its own, the gateway's aside. */
export const portNames = [
  'postgres',
  'nats',
  'mail',
  'mail-smtp',
  ...serviceNames,
  'site',
  'stripe-sandbox',
] as const;

/**
 * The order in which a stack comes up. A new process is one file in `processes/`, its name in
 * `portNames`, and its place here.
 */
export function stackPlan(
  stack: Stack,
  account: PostgresAccount,
  natsSyncsAlways: boolean,
): Stage[] {
  const wantsSampleTown = stack.settings.sampleData === 'town';
  return [
    [
      postgresProcess(stack, account),
      natsProcess(stack, natsSyncsAlways),
      ...(stack.settings.stripe ? [] : [stripeSandboxProcess(stack)]),
      ...(stack.settings.mail.smtpUrl ? [] : [mailProcess(stack)]),
      publishSlicesJob(stack),
    ],
    [provisionDatabasesJob(stack)],
    serviceNames.map((name) => serviceProcess(stack, name)),
    wantsSampleTown ? [loadSampleTownJob(stack)] : [],
    [siteProcess(stack)],
    [gatewayProcess(stack), sliceWatchProcess(stack)],
  ];
}
