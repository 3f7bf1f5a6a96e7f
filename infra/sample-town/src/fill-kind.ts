import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { writePublicRow } from '@town/managed-records/public/public-row';
import type { Client } from 'pg';
import { announceRecords } from './announce-records.js';
import { fillHistory } from './fill-history.js';
import type { LoadedKind, LoadedRecord } from './loaded-town.js';

/** Tables whose names are not those of their kinds. */
const tables: Record<string, string> = { news: 'news_articles' };

/**
 * Fills a kind without records with those of a town, including their ids, addresses, states and history. If
 * the kind has records, nothing changes, so that changes by staff are kept.
 */
export async function fillKind(
  client: Client,
  { kind, records, history }: LoadedKind,
): Promise<void> {
  const found = await client.query('select 1 from records where kind = $1 limit 1', [kind.name]);
  if (found.rows.length > 0) return;
  const table = tables[kind.name] ?? kind.name.replaceAll('-', '_');
  for (const record of records) {
    const { id, slug, shown } = record;
    if (shown) {
      // A trigger creates the published record from the row, except for notices, whose table has no such
      // trigger.
      if (kind.name === 'notices') await addRecord(client, kind, { ...record, content: shown });
      const query = (sql: string, values: unknown[]) => client.query(sql, values);
      await writePublicRow(query, table, { id, slug, content: shown });
      await addPrivateFields(client, kind, { id, shown });
      if (shown !== record.content) await addDraft(client, kind, record);
    } else await addRecord(client, kind, record);
    await client.query(
      'update records set external_id = $2, publish_at = $3, withdraw_at = $4 where id = $1',
      [id, record.externalId, record.publishAt, record.withdrawAt],
    );
    await client.query(
      'insert into former_slugs (slug_scope, slug, record_id) select $1, unnest($2::text[]), $3',
      [kind.slugScope, record.formerSlugs, id],
    );
  }
  await fillHistory(client, { records, history });
  await announceRecords(client, kind.name, 'published');
}

/** The public row has no private fields, so the record that was created from it lacks them. */
async function addPrivateFields(
  client: Client,
  { fields }: RecordKind,
  { id, shown }: { id: string; shown: RecordContent },
) {
  const given = Object.entries(shown).filter(([name, value]) => fields[name]?.private && value);
  if (given.length === 0) return;
  const text = JSON.stringify(Object.fromEntries(given));
  await client.query('update records set content = content || $2::jsonb where id = $1', [id, text]);
  await client.query(
    'update record_versions set content = content || $2::jsonb where record_id = $1',
    [id, text],
  );
}

/** Adds the unpublished changes of a published record. */
async function addDraft(client: Client, { title }: RecordKind, { id, content }: LoadedRecord) {
  const text = JSON.stringify(content);
  await client.query(
    `update records set version = 2, title = $2, content = content || $3::jsonb where id = $1`,
    [id, content[title], text],
  );
  await addVersion(client, id);
}

async function addRecord(client: Client, kind: RecordKind, record: LoadedRecord) {
  const { id, slug, state, content } = record;
  await client.query(
    `insert into records (id, kind, slug_scope, slug, state, version, published_version, title, content,
       archived_at, updated_by)
     values ($1, $2, $3, coalesce($4, record_slug($6, $3)), $5, 1,
       case when $5 = 'published' then 1 end, $6, $7,
       case when $5 = 'archived' then now() end, 'system')`,
    [id, kind.name, kind.slugScope, slug, state, content[kind.title], JSON.stringify(content)],
  );
  await addVersion(client, id);
}

/** Adds the record's current state to its history. */
async function addVersion(client: Client, id: string) {
  await client.query(
    `insert into record_versions (record_id, version, by, action, state, content)
     select id, version, 'system', 'import', state, content from records where id = $1`,
    [id],
  );
}
