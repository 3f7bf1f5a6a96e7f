import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { TownSettings } from '@town/contracts/settings/town-settings';

/** A record of a town: its newest fields, and its public fields. */
export interface LoadedRecord
  extends Pick<
    ExportedRecord,
    | 'id'
    | 'formerSlugs'
    | 'externalId'
    | 'state'
    | 'publishAt'
    | 'withdrawAt'
    | 'version'
    | 'publishedVersion'
  > {
  /** Undefined if the database derives it from the title. */
  slug: string | undefined;
  content: RecordContent;
  /** Undefined if the record is not public. */
  shown: RecordContent | undefined;
}

/**
 * The history of a kind within an archive. It is read line by line, because it may not fit into memory.
 */
export interface LoadedHistory {
  path: string;
  /** Records whose newest and public versions are in the file. Other records start a new history. */
  whole: ReadonlySet<string>;
}

/** The records of a kind, and their history if there is one. */
export interface LoadedKind {
  kind: RecordKind;
  records: readonly LoadedRecord[];
  history: LoadedHistory | undefined;
}

/** A hand-written or exported town, completely checked. */
export interface LoadedTown {
  settings: TownSettings;
  records: readonly LoadedKind[];
}
