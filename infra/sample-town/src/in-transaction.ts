import { withClient } from '@town/dev-stack/postgres/with-client';
import type pg from 'pg';

/** Runs work in one database transaction: all of it takes effect, or nothing. */
export async function inTransaction(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  // When the connection ends, what was not committed is rolled back.
  await withClient(url, async (client) => {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  });
}
