import pg from 'pg';
import type { RunningStack } from './running-stack.js';

/** Opens a connection to each of a stack's databases for as long as `work` takes. */
export async function withDatabases<Result>(
  { databases }: Pick<RunningStack, 'databases'>,
  work: (clients: ReadonlyMap<string, pg.Client>) => Promise<Result>,
): Promise<Result> {
  const clients = new Map<string, pg.Client>();
  try {
    for (const [name, connectionString] of Object.entries(databases)) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      clients.set(name, client);
    }
    return await work(clients);
  } finally {
    for (const client of clients.values()) await client.end();
  }
}
