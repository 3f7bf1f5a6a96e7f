import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { TestDatabase } from '@town/service-kit/testing/test-database';
import type * as z from 'zod/mini';

/** The data of the published events of one type, in order. */
export async function outboxEvents<Schema extends z.ZodMiniType>(
  database: TestDatabase,
  { subject, data }: EventContract<Schema>,
): Promise<z.output<Schema>[]> {
  const rows = await database.query<{ data: unknown }>(
    "select event->'data' as data from outbox where subject = $1 order by position",
    [subject],
  );
  return rows.map((row) => data.parse(row.data));
}
