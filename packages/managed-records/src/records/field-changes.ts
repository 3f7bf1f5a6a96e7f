import { isDeepStrictEqual } from 'node:util';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';

/** A field before and after a change. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** The fields in which two contents differ. A field that is missing is the same as null or an empty list. */
export function fieldChanges(
  { fields }: RecordKind,
  before: RecordContent,
  after: RecordContent,
): FieldChange[] {
  return Object.entries(fields)
    .map(([field, { input, initial = null }]) => {
      const first = blankAsNull(before[field]) ?? initial;
      const second = blankAsNull(after[field]) ?? initial;
      const same =
        input === 'instant'
          ? instantOf(first) === instantOf(second)
          : isDeepStrictEqual(withoutBlanks(first), withoutBlanks(second));
      return same ? undefined : { field, before: first, after: second };
    })
    .filter((change) => change !== undefined);
}

const blankAsNull = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : (value ?? null);

/** A list without the null fields of its entries: older entries lack fields that were added later. */
const withoutBlanks = (value: unknown) =>
  Array.isArray(value)
    ? value.map((entry: unknown) =>
        typeof entry === 'object' && entry !== null
          ? Object.fromEntries(Object.entries(entry).filter(([, each]) => each !== null))
          : entry,
      )
    : value;

/** PostgreSQL and JavaScript write the same moment differently. */
const instantOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);
