import type { RunningStack } from './running-stack.js';
import { withDatabases } from './stack-databases.js';

/**
 * Lets every service publish again what its outbox still holds: the events of seven days. For
 * streams that were lost. A stream that still has an event of the last day keeps it once; and
 * whoever has dealt with an event does not deal with it again.
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
