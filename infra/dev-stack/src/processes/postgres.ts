import { acceptsQueries, adminDatabaseUrl } from '../postgres/databases.js';
import type { PostgresAccount } from '../postgres/postgres-account.js';
import { clearStaleServer, serverCommand } from '../postgres/postgres-cluster.js';
import { addressOf, type Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

export function postgresProcess(stack: Stack, account: PostgresAccount): ProcessSpec {
  const port = stack.ports.postgres ?? 0;
  const adminUrl = adminDatabaseUrl(port, stack.secrets.postgres ?? '');
  return {
    name: 'postgres',
    url: `postgres://${addressOf(stack, 'postgres')}`,
    command: serverCommand(account, port),
    stopSignal: 'SIGINT',
    beforeStart: () => clearStaleServer(account),
    isReady: () => acceptsQueries(adminUrl),
  };
}
