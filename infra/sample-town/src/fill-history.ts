import type { ExportedVersion } from '@town/contracts/export/exported-version';
import type { Client } from 'pg';
import type { LoadedKind } from './loaded-town.js';
import { readVersions } from './read-history.js';

/** Number of versions in memory at a time. */
const batchSize = 100;

/**
 * Gives loaded records their exported history, with the same persons and version numbers. It replaces the
 * first versions that loading has created.
 */
export async function fillHistory(
  client: Client,
  { records, history }: Pick<LoadedKind, 'records' | 'history'>,
): Promise<void> {
  if (!history || history.whole.size === 0) return;
  const newest = new Map(records.map(({ id, version = 0 }) => [id, version]));
  await client.query('delete from record_versions where record_id = any($1::uuid[])', [
    [...history.whole],
  ]);
  let batch: ExportedVersion[] = [];
  for await (const version of readVersions(history.path)) {
    // A change that was made while the archive was written is missing in its records.
    const isLater = version.version > (newest.get(version.record) ?? 0);
    if (isLater || !history.whole.has(version.record)) continue;
    batch.push(version);
    if (batch.length < batchSize) continue;
    await insertVersions(client, batch);
    batch = [];
  }
  await insertVersions(client, batch);
  await countOn(
    client,
    records.filter(({ id }) => history.whole.has(id)),
  );
}

async function insertVersions(client: Client, versions: readonly ExportedVersion[]) {
  await client.query(
    `insert into record_versions (record_id, version, at, by, action, state, content)
     select record, version, at, by, action, state, content from jsonb_to_recordset($1::jsonb)
       as v (record uuid, version integer, at timestamptz, by text, action text, state text,
         content jsonb)`,
    [JSON.stringify(versions)],
  );
}

/** Sets the records' version numbers, and takes their last change from the newest version. */
async function countOn(client: Client, records: LoadedKind['records']) {
  const numbers = records.map(({ id, version, publishedVersion }) => ({
    id,
    version,
    published: publishedVersion,
  }));
  await client.query(
    `update records r set version = n.version, published_version = n.published, updated_at = v.at,
       updated_by = v.by
     from jsonb_to_recordset($1::jsonb) as n (id uuid, version integer, published integer)
     join record_versions v on v.record_id = n.id and v.version = n.version
     where r.id = n.id`,
    [JSON.stringify(numbers)],
  );
}
