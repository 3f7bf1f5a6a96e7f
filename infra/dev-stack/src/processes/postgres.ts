import { acceptsQueries } from '../postgres/databases.js';
import type { PostgresAccount } from '../postgres/postgres-account.js';
import { clearStaleServer, serverCommand } from '../postgres/postgres-cluster.js';
import { addressOf, databaseOf, type Stack } from '../stack/stack.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

export function postgresProcess(stack: Stack, account: PostgresAccount): ProcessSpec {
  return {
    name: 'postgres',
    url: `postgres://${addressOf(stack, 'postgres')}`,
    command: serverCommand(account, stack.ports.postgres ?? 0),
    stopSignal: 'SIGINT',
    beforeStart: () => clearStaleServer(account),
    isReady: () => acceptsQueries(databaseOf(stack, 'postgres')),
  };
}
