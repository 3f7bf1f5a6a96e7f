import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { adminDatabaseUrl } from '../local/databases.js';
import { assignPorts } from '../local/ports.js';
import { choosePostgresAccount } from '../local/postgres-account.js';
import { createCluster } from '../local/postgres-cluster.js';
import { createDataDir } from '../local/prepare-stack.js';
import { postgresProcess } from '../local/processes/postgres.js';
import { readOrCreateSecrets } from '../local/secrets.js';
import { readSettings } from '../local/settings.js';
import type { Tools } from '../local/stack.js';
import { Supervisor } from '../local/supervisor.js';

export interface ThrowawayPostgres {
  /** The superuser's address: tests make databases of their own. */
  url: string;
  stop: () => Promise<void>;
}

/** A database server for one test run. */
export async function startThrowawayPostgres(
  folder: string,
  tools: Tools,
): Promise<ThrowawayPostgres> {
  const dataDir = join(folder, 'postgres-for-tests');
  mkdirSync(dataDir, { recursive: true });
  createDataDir(dataDir);
  const secrets = readOrCreateSecrets(dataDir, ['postgres']);
  const account = await choosePostgresAccount(tools.postgres, dataDir);
  await createCluster(account, secrets.postgres ?? '');
  const ports = await assignPorts(dataDir, process.pid, ['postgres']);
  const settings = readSettings({ DATA_DIR: dataDir }, folder);
  const supervisor = new Supervisor(dataDir, () => {});
  await supervisor.runStage([postgresProcess({ settings, tools, ports, secrets }, account)]);
  return {
    url: adminDatabaseUrl(ports.postgres ?? 0, secrets.postgres ?? ''),
    stop: () => supervisor.stop(),
  };
}
