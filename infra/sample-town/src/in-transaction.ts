import pg from 'pg';

/** Runs work in one database transaction: all of it takes effect, or nothing. */
export async function inTransaction(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}
