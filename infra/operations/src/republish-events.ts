import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';

/**
 * Makes every service publish the events of the last seven days again, after streams were lost. A stream
 * drops duplicates of events from the last day, and a consumer handles no event twice.
 * @returns how many events each service will publish
 */
export function republishEvents(
  stack: Pick<RunningStack, 'databases'>,
): Promise<Record<string, number>> {
  return withDatabases(stack, async (clients) => {
    const counts: Record<string, number> = {};
    for (const [name, client] of clients) {
      const { rowCount } = await client.query(
        'update outbox set sent_at = null, attempts = 0 where sent_at is not null',
      );
      counts[name] = rowCount ?? 0;
      await client.query("select pg_notify('outbox', '')");
    }
    return counts;
  });
}
