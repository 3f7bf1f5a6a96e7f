import type { ManagedRecord } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import type { RecordEntity } from './record-entity.js';

/** A record as staff see it: its status and the fields of its kind. */
export function shownRecord({ fields }: RecordKind, record: RecordEntity): ManagedRecord {
  const { content } = record;
  return {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, content[name] ?? null])),
    id: record.id,
    slug: record.slug,
    state: record.state,
    version: record.version,
    publishedVersion: record.publishedVersion,
    publishAt: record.publishAt?.toISOString() ?? null,
    withdrawAt: record.withdrawAt?.toISOString() ?? null,
    updatedAt: record.updatedAt.toISOString(),
    updatedBy: record.updatedBy,
    outdatedTranslations: record.outdatedTranslations.map(({ path, since }) => ({ path, since })),
  };
}
