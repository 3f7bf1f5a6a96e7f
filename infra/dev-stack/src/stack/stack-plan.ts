import type { PostgresAccount } from '../postgres/postgres-account.js';
import { compilerProcess } from '../processes/compiler.js';
import { gatewayProcess } from '../processes/gateway.js';
import {
  balanceJob,
  loadSampleTownJob,
  protectAuditLogJob,
  provisionBrokerJob,
  provisionDatabasesJob,
  publishSlicesJob,
} from '../processes/jobs.js';
import { mailProcess } from '../processes/mail.js';
import { natsProcess } from '../processes/nats.js';
import { postgresProcess } from '../processes/postgres.js';
import { serviceProcess } from '../processes/service.js';
import { siteProcess } from '../processes/site.js';
import { sliceDevServerProcess } from '../processes/slice-dev-server.js';
import { sliceWatchProcess } from '../processes/slice-watch.js';
import { stripeSandboxProcess } from '../processes/stripe-sandbox.js';
import type { Stage } from '../supervisor/supervisor.js';
import { serviceNames } from './service-names.js';
import type { Settings } from './settings.js';
import { balancedName, replicasOf, type Stack } from './stack.js';

/** The servers that a stack may have several processes of. */
const replicated = [...serviceNames, 'site'] as const;

/** Everything that needs a port of its own, except the gateway. */
export function portNames(settings: Pick<Settings, 'replicas'>): string[] {
  const servers = replicated.flatMap((name) => replicasOf(settings, name));
  const balanced = settings.replicas > 1 ? replicated.map(balancedName) : [];
  return ['postgres', 'nats', 'mail', 'mail-smtp', ...servers, 'stripe-sandbox', ...balanced];
}

/** The port of the site in development: 8090 beside 8080. */
export const devPort = ({ port }: Pick<Settings, 'port'>): number => port + 10;

/**
 * The order in which a stack starts. To add a process, add a file in `processes/`, its name in
 * `portNames`, and its place here.
 */
export function stackPlan(
  stack: Stack,
  account: PostgresAccount,
  natsSyncsAlways: boolean,
): Stage[] {
  const { sampleTown, replicas } = stack.settings;
  return [
    [
      postgresProcess(stack, account),
      natsProcess(stack, natsSyncsAlways),
      ...(stack.settings.stripe ? [] : [stripeSandboxProcess(stack)]),
      ...(stack.settings.mail.smtpUrl ? [] : [mailProcess(stack)]),
      publishSlicesJob(stack),
    ],
    [provisionDatabasesJob(stack), provisionBrokerJob(stack)],
    replicas > 1 ? replicated.map((name) => balanceJob(stack, name)) : [],
    serviceNames.flatMap((name) =>
      replicasOf(stack.settings, name).map((replica) => serviceProcess(stack, name, replica)),
    ),
    [protectAuditLogJob(stack), ...(sampleTown ? [loadSampleTownJob(stack, sampleTown)] : [])],
    replicasOf(stack.settings, 'site').map((replica) => siteProcess(stack, replica)),
    [gatewayProcess(stack), sliceWatchProcess(stack)],
    ...(stack.settings.develops
      ? [[compilerProcess(stack), sliceDevServerProcess(stack, devPort(stack.settings))]]
      : []),
  ];
}
