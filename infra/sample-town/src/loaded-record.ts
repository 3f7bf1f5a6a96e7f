import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';

/** A record of an exported town: the newest fields, and those that the public sees. */
export interface LoadedRecord
  extends Pick<
    ExportedRecord,
    | 'id'
    | 'slug'
    | 'formerSlugs'
    | 'externalId'
    | 'state'
    | 'publishAt'
    | 'withdrawAt'
    | 'version'
    | 'publishedVersion'
  > {
  content: RecordContent;
  /** Undefined where the public sees nothing of it. */
  shown: RecordContent | undefined;
}
