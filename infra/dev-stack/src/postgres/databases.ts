import pg from 'pg';
import { serviceNames } from '../stack/service-names.js';
import { withClient } from './with-client.js';

export function databaseUrl(port: number, name: string, password: string): string {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;
}

/** Creates the roles and databases that are missing. A second run changes nothing. */
export async function provisionDatabases(
  adminUrl: string,
  passwords: Record<string, string>,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const name of serviceNames) await provisionDatabase(client, name, passwords[name] ?? '');
  });
}

async function provisionDatabase(client: pg.Client, name: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(name);
  const exists = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const verb = exists.rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!database.rowCount) {
    // The server's own encoding may be another one, such as SQL_ASCII where it was set up without a locale.
    const options = "ENCODING 'UTF8' TEMPLATE template0";
    await client.query(`CREATE DATABASE ${role} OWNER ${role} ${options}`);
  }
  // By default every role may connect to every database. A service may connect only to its own.
  await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${role} FROM PUBLIC`);
}

/** Whether the server accepts the superuser. */
export async function acceptsQueries(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
