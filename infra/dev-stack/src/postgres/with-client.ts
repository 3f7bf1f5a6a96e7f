import pg from 'pg';

/** Opens a connection to a database for as long as `work` takes. */
export async function withClient<Result>(
  connectionString: string | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
