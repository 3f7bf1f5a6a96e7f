import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalKeys } from '../slices/registry-keys.js';
import { natsSyncsAlways } from '../tools/find-nats-server.js';
import { createAdminPassword, readAdminPassword } from './admin-password.js';
import { databaseNames } from './databases.js';
import { requireDiskSpace } from './disk-space.js';
import { findTools } from './find-tools.js';
import { assignPorts, requireFreePort } from './ports.js';
import { choosePostgresAccount } from './postgres-account.js';
import { createCluster } from './postgres-cluster.js';
import { say, withProgress } from './progress.js';
import { readOrCreateSecrets } from './secrets.js';
import type { Settings } from './settings.js';
import type { Stack } from './stack.js';
import { portNames, stackPlan } from './stack-plan.js';
import { stripeSecretNames } from './stripe-access.js';
import type { Stage } from './supervisor.js';

/** The folders of a DATA_DIR that must be there before anything else. */
export function createDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const name of ['run', 'logs', 'slices']) mkdirSync(join(dataDir, name), { recursive: true });
}

/** Everything that has to be there before the first process starts. */
export async function prepareStack(settings: Settings): Promise<{ stack: Stack; plan: Stage[] }> {
  const { dataDir, port } = settings;
  await requireDiskSpace(dataDir);
  await requireFreePort(port);
  const tools = await findTools();
  createLocalKeys(dataDir);
  const secrets = readOrCreateSecrets(dataDir, [
    'postgres',
    ...databaseNames,
    ...stripeSecretNames,
  ]);
  if (createAdminPassword(dataDir, settings.admin.password)) {
    say(`Staff sign in as ${settings.admin.email} with the password ${readAdminPassword(dataDir)}`);
  }
  const account = await choosePostgresAccount(tools.postgres, dataDir);
  await withProgress('Preparing the database server …', () =>
    createCluster(account, secrets.postgres ?? ''),
  );
  const ports = await assignPorts(dataDir, port, portNames);
  const stack = { settings, tools, ports, secrets };
  return { stack, plan: stackPlan(stack, account, await natsSyncsAlways(tools.natsServer)) };
}
