import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalKeys } from '@town/slice-delivery/publish';
import { say, withProgress } from '../lib/progress.js';
import { choosePostgresAccount } from '../postgres/postgres-account.js';
import { createCluster } from '../postgres/postgres-cluster.js';
import type { Stage } from '../supervisor/supervisor.js';
import { natsSyncsAlways } from '../tools/find-nats-server.js';
import { findTools } from '../tools/find-tools.js';
import { createAdminPassword, readAdminPassword } from './admin-password.js';
import { brokerSecret, brokerUsers } from './broker-access.js';
import { requireDiskSpace } from './disk-space.js';
import { missingMaps } from './maps-folder.js';
import { assignPorts, requireFreePort } from './ports.js';
import { readOrCreateSecrets } from './secrets.js';
import { serviceNames } from './service-names.js';
import type { Settings } from './settings.js';
import type { Stack } from './stack.js';
import { portNames, stackPlan } from './stack-plan.js';
import { stripeSecretNames } from './stripe-access.js';

/** Creates the folders of DATA_DIR that everything else needs. */
export function createDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const name of ['run', 'logs', 'slices', 'pictures'])
    mkdirSync(join(dataDir, name), { recursive: true });
}

/** Prepares everything that has to exist before the first process starts. */
export async function prepareStack(settings: Settings): Promise<{ stack: Stack; plan: Stage[] }> {
  const { dataDir, port } = settings;
  await requireDiskSpace(dataDir);
  await requireFreePort(port);
  const tools = await findTools();
  createLocalKeys(dataDir);
  const secrets = readOrCreateSecrets(dataDir, [
    'postgres',
    ...serviceNames,
    ...stripeSecretNames,
    ...brokerUsers.map(brokerSecret),
  ]);
  if (createAdminPassword(dataDir, settings.admin.password)) {
    say(`Staff sign in as ${settings.admin.email} with the password ${readAdminPassword(dataDir)}`);
  }
  const missing = missingMaps(settings);
  if (missing) say(missing);
  const account = await choosePostgresAccount(tools.postgres, dataDir);
  await withProgress('Preparing the database server …', () =>
    createCluster(account, secrets.postgres ?? ''),
  );
  const ports = await assignPorts(dataDir, port, portNames(settings));
  const stack = { settings, tools, ports, secrets };
  return { stack, plan: stackPlan(stack, account, await natsSyncsAlways(tools.natsServer)) };
}
