import { randomUUID } from 'node:crypto';
import pg from 'pg';

const deadlock = '40P01';

/** A separate database for a test or a test file. */
export interface TestDatabase {
  url: string;
  /** Runs SQL on a connection that no service uses, as another program would. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Ends every connection and refuses new ones, like a server that is down. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates an empty database on the server that TEST_POSTGRES_URL names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL server for the tests');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;

  async function disconnectAll(): Promise<void> {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
  }

  async function query<Row extends pg.QueryResultRow>(
    sql: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } catch (error) {
      // The service may lock tables at the same time. PostgreSQL resolves a deadlock by aborting one
      // transaction.
      if (!(error instanceof pg.DatabaseError) || error.code !== deadlock) throw error;
    } finally {
      await client.end();
    }
    return query(sql, values);
  }

  return {
    url: url.href,
    query,
    async goAway() {
      await admin.query(`alter database ${name} allow_connections false`);
      await disconnectAll();
    },
    async comeBack() {
      await admin.query(`alter database ${name} allow_connections true`);
    },
    async drop() {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A connection to an empty database, for all tests of a suite. */
export function useDatabaseClient(): () => pg.Client {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  return () => client;
}
