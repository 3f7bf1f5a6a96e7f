/** Jobs that run once at each start, before the processes that need them. */
import { balanceConnections } from '../lib/balance-connections.js';
import { provisionDatabases } from '../postgres/databases.js';
import { protectAuditLog } from '../postgres/protect-audit-log.js';
import { brokerUrl } from '../stack/broker-access.js';
import { picturesFolder, slicesFolder } from '../stack/data-folders.js';
import { type NodeProgram, nodeCommand } from '../stack/node-command.js';
import { balancedName, databaseOf, replicasOf, type Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

export const provisionDatabasesJob = (stack: Stack): JobSpec => ({
  name: 'databases',
  title: 'Preparing the databases …',
  run: () => provisionDatabases(databaseOf(stack, 'postgres'), stack.secrets),
});

/**
 * Gives a server with several processes one address. The supervisor owns its sockets, so it ends with it.
 */
export const balanceJob = ({ ports, settings }: Stack, name: string): JobSpec => ({
  name: balancedName(name),
  title: `Spreading connections to ${name} …`,
  run: async () => {
    const targets = replicasOf(settings, name).map((replica) => ports[replica] ?? 0);
    (await balanceConnections(ports[balancedName(name)] ?? 0, targets)).unref();
  },
});

/** Runs after the auth service has created its tables. */
export const protectAuditLogJob = (stack: Stack): JobSpec => ({
  name: 'audit-log',
  title: 'Protecting the audit log …',
  run: () => protectAuditLog(databaseOf(stack, 'postgres'), databaseOf(stack, 'auth')),
});

/** Creates the broker's streams and consumers before the services start. */
export function provisionBrokerJob(stack: Stack): JobSpec {
  return programJob(stack, 'broker', 'Preparing the broker …', {
    program: 'infra/operations/dist/broker/provision-broker.js',
    env: { NATS_URL: brokerUrl(stack, 'operations') },
  });
}

/** Copies the built slices to the folder that the gateway and the site read. */
export function publishSlicesJob(stack: Stack): JobSpec {
  return programJob(stack, 'publish-slices', 'Publishing the slices …', {
    program: 'packages/slice-delivery/dist/command/slice-command.js',
    args: ['publish-all'],
    env: { SLICES_DIR: slicesFolder(stack.settings.dataDir), DATA_DIR: stack.settings.dataDir },
  });
}

/**
 * Loads the town of a folder or of an exported archive. Events of a sample town whose dates have passed get their next date at every start.
 */
export function loadSampleTownJob(stack: Stack, folder: string): JobSpec {
  return programJob(stack, 'sample-town', 'Loading the sample town …', {
    program: 'infra/sample-town/dist/main.js',
    args: [folder],
    env: {
      CATALOG_DATABASE_URL: databaseOf(stack, 'catalog'),
      CONTENT_DATABASE_URL: databaseOf(stack, 'content'),
      MEDIA_DATABASE_URL: databaseOf(stack, 'media'),
      PICTURES_DIR: picturesFolder(stack.settings.dataDir),
    },
  });
}

const programJob = (stack: Stack, name: string, title: string, program: NodeProgram): JobSpec => ({
  name,
  title,
  run: nodeCommand(stack, program),
});
