import { type RecordHappening, recordEvents } from '@town/contracts/managed-records/events';
import type { Client } from 'pg';
import { enqueue } from './enqueue.js';

/**
 * Publishes events for records that were written with plain SQL, as the service would have done. The site's
 * search is updated by these events.
 * @param ids the records; without them every published one of the kind
 */
export async function announceRecords(
  client: Client,
  kind: string,
  happening: Exclude<RecordHappening, 'withdrawn'>,
  ids?: readonly string[],
): Promise<void> {
  const event = recordEvents.find(
    (each) => each.kind.name === kind && each.happening === happening,
  );
  if (!event) throw new Error(`The kind ${kind} has no events`);
  const { rows } = await client.query<{ id: string; slug: string; version: number }>(
    `select id, slug, version from records
     where kind = $1 and published_version is not null and ($2::uuid[] is null or id = any($2))`,
    [kind, ids ?? null],
  );
  for (const record of rows) {
    await enqueue(client, event.kind.service, event.contract, { ...record, kind });
  }
}
