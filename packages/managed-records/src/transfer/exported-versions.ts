import {
  type ExportedVersion,
  exportedVersionSchema,
  type VersionsQuery,
  versionsPage,
} from '@town/contracts/export/exported-version';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import * as z from 'zod/mini';
import type { Query } from './exported-records.js';

/** One page of the versions of every record of a kind, by record and version. */
export async function exportedVersions(
  { name }: RecordKind,
  { record, version }: VersionsQuery,
  query: Query,
): Promise<ExportedVersion[]> {
  const rows = await query(
    `select v.record_id as record, v.version,
       to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       v.by, v.action, v.state, v.content
     from record_versions v join records r on r.id = v.record_id
     where r.kind = $1 and ($2::uuid is null or (v.record_id, v.version) > ($2, $3::integer))
     order by v.record_id, v.version limit $4`,
    [name, record ?? null, version ?? 0, versionsPage],
  );
  return z.array(exportedVersionSchema).parse(rows);
}
