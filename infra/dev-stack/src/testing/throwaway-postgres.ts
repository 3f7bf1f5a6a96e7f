import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '../postgres/databases.js';
import { choosePostgresAccount } from '../postgres/postgres-account.js';
import { clusterFolder, createCluster } from '../postgres/postgres-cluster.js';
import { postgresProcess } from '../processes/postgres.js';
import { assignPorts } from '../stack/ports.js';
import { createDataDir } from '../stack/prepare-stack.js';
import { readOrCreateSecrets } from '../stack/secrets.js';
import { readSettings } from '../stack/settings.js';
import type { Tools } from '../stack/stack.js';
import { Supervisor } from '../supervisor/supervisor.js';

export interface ThrowawayPostgres {
  /** The superuser's address: tests create their own databases. */
  url: string;
  stop: () => Promise<void>;
}

/** Tests kill processes but not the machine, so commits survive without these safeguards. */
const withoutWaitingForTheDisk = 'fsync = off\nfull_page_writes = off\n';

/** Starts a database server for one test run. */
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
  appendFileSync(join(clusterFolder(account), 'postgresql.conf'), withoutWaitingForTheDisk);
  const ports = await assignPorts(dataDir, process.pid, ['postgres']);
  const settings = readSettings({ DATA_DIR: dataDir }, folder);
  const supervisor = new Supervisor(dataDir, () => {});
  await supervisor.runStage([postgresProcess({ settings, tools, ports, secrets }, account)]);
  return {
    url: databaseUrl(ports.postgres ?? 0, 'postgres', secrets.postgres ?? ''),
    stop: () => supervisor.stop(),
  };
}
