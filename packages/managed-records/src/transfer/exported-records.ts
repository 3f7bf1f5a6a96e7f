import type { ExportedRecord } from '@town/contracts/export/exported-record';
import { recordStates } from '@town/contracts/managed-records/record';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { recordId } from '@town/contracts/records/record-id';
import * as z from 'zod/mini';
import { writeCsv } from './csv.js';

const content = z.record(z.string(), z.unknown());
const rowsSchema = z.array(
  z.object({
    id: recordId,
    slug: z.string(),
    former_slugs: z.array(z.string()),
    external_id: z.nullable(z.string()),
    state: z.enum(recordStates),
    publish_at: z.nullable(z.date()),
    withdraw_at: z.nullable(z.date()),
    version: z.int(),
    published_version: z.nullable(z.int()),
    content,
    published: z.nullable(content),
  }),
);

/** Queries the database of the service that stores the records. */
export type Query = (sql: string, values: unknown[]) => Promise<unknown>;

/** Every record of a kind by name, in every state, as another town can load it. */
export async function exportedRecords(kind: RecordKind, query: Query): Promise<ExportedRecord[]> {
  const rows = await query(
    `select r.id, r.slug, r.external_id, r.state, r.publish_at, r.withdraw_at, r.version,
       r.published_version, r.content, v.content as published,
       array(select f.slug from former_slugs f where f.record_id = r.id order by f.slug)
         as former_slugs
     from records r left join record_versions v
       on v.record_id = r.id and v.version = r.published_version and v.version <> r.version
     where r.kind = $1 order by lower(r.title), r.id`,
    [kind.name],
  );
  return rowsSchema.parse(rows).map((row) => ({
    ...fieldsOf(kind, row.content),
    id: row.id,
    slug: row.slug,
    formerSlugs: row.former_slugs,
    externalId: row.external_id,
    state: row.state,
    publishAt: row.publish_at?.toISOString() ?? null,
    withdrawAt: row.withdraw_at?.toISOString() ?? null,
    version: row.version,
    publishedVersion: row.published_version,
    published: row.published && fieldsOf(kind, row.published),
  }));
}

/** Records as a file that the import reads again, without those in the archive. */
export function recordsCsv(kind: RecordKind, records: readonly ExportedRecord[]): string {
  const columns = ['id', 'externalId', 'state', ...Object.keys(kind.fields)];
  return writeCsv(
    columns,
    records.filter(({ state }) => state !== 'archived'),
  );
}

function fieldsOf({ fields }: RecordKind, values: RecordContent): RecordContent {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]));
}
