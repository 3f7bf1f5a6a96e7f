import { type RecordState, recordStates } from '@town/contracts/managed-records/record';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import {
  type FieldReader,
  listReader,
  number,
  optionalNumber,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';

/** A translation whose English text was changed after it. */
export interface OutdatedTranslation {
  /** `textEs`, or `cards.2.textEs` for one of a list's third entry. */
  path: string;
  since: string;
}

/** The version that ended the last time of a record in public. */
interface LastPublic {
  version: number;
  until: string;
}

interface Status {
  id: string;
  slug: string;
  state: RecordState;
  version: number;
  publishedVersion: number | null;
  publishAt: string | null;
  withdrawAt: string | null;
  updatedAt: string;
  updatedBy: string;
  /** Of a draft notice; null if it was never public, and undefined where the answer does not say so. */
  lastPublic: LastPublic | null | undefined;
  outdatedTranslations: OutdatedTranslation[];
}

/** A record as the desk shows it: its status, its name, and the fields of its kind. */
export interface DeskRecord extends Status {
  title: string;
  content: RecordContent;
}

/** An unknown state is shown as a draft, because that does not claim that the record is public. */
const state: FieldReader<RecordState> = (value) =>
  recordStates.find((known) => known === value) ?? 'draft';

const readOutdated = listReader(recordReader<OutdatedTranslation>({ path: text, since: text }));

const readLastPublic = recordReader<LastPublic>({ version: number, until: text });

const readStatus = recordReader<Omit<Status, 'lastPublic'>>({
  id: text,
  slug: textOr(''),
  state,
  version: number,
  publishedVersion: optionalNumber,
  publishAt: optionalText,
  withdrawAt: optionalText,
  updatedAt: textOr(''),
  updatedBy: textOr(''),
  outdatedTranslations: (value) => readOutdated(Array.isArray(value) ? value : []),
});

/** Reads a record of a kind; invalid optional fields are dropped. */
export function deskRecordReader(kind: RecordKind): FieldReader<DeskRecord> {
  return (value) => {
    const status = readStatus(value);
    if (!status) return undefined;
    const given = new Map(Object.entries(value ?? {}));
    const content = Object.fromEntries(
      Object.keys(kind.fields).map((field) => [field, given.get(field) ?? null]),
    );
    const lastPublic = given.has('lastPublic')
      ? (readLastPublic(given.get('lastPublic')) ?? null)
      : undefined;
    return { ...status, lastPublic, title: textOr('No name')(content[kind.title]) ?? '', content };
  };
}

/**
 * Reads a response that contains one record.
 * @throws Error for anything else
 */
export function readDeskRecord(kind: RecordKind, answer: unknown): DeskRecord {
  const record = deskRecordReader(kind)(answer);
  if (!record) throw new Error('The answer is not a record');
  return record;
}

/** Whether the public sees an earlier version than staff. */
export function hasDraft({ state, version, publishedVersion }: DeskRecord): boolean {
  return state === 'published' && publishedVersion !== null && publishedVersion < version;
}

/** Whether a record is a published event that is not cancelled. */
export const isCancellable = (kind: RecordKind, { state, content }: DeskRecord): boolean =>
  kind.name === 'events' && state === 'published' && content['status'] !== 'cancelled';
