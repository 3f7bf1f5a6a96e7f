import type { ExportedRecord } from '@town/contracts/export/exported-record';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { TownSettings } from '@town/contracts/settings/town-settings';

/** A record of a town: the newest fields, and those that the public sees. */
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
  /** Undefined where the database makes one of the title. */
  slug: string | undefined;
  content: RecordContent;
  /** Undefined where the public sees nothing of it. */
  shown: RecordContent | undefined;
}

/** The history of a kind within an archive. It is read line by line: it may be larger than the memory. */
export interface LoadedHistory {
  path: string;
  /** The records whose newest and public versions are in it. Others begin a history of their own. */
  whole: ReadonlySet<string>;
}

/** The records of a kind, and their history where there is one. */
export interface LoadedKind {
  kind: RecordKind;
  records: readonly LoadedRecord[];
  history: LoadedHistory | undefined;
}

/** A town that was written by hand, or that another one has exported, checked as a whole. */
export interface LoadedTown {
  settings: TownSettings;
  records: readonly LoadedKind[];
}
