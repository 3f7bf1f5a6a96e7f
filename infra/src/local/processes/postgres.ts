import { acceptsQueries, adminDatabaseUrl } from '../databases.js';
import type { PostgresAccount } from '../postgres-account.js';
import { clearStaleServer, serverCommand } from '../postgres-cluster.js';
import type { ProcessSpec } from '../process-spec.js';
import { addressOf, type Stack } from '../stack.js';

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
