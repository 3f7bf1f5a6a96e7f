import { differingFields, type RecordValues } from '../record-values';

/** Which person's value of a field is used. */
export type Side = 'mine' | 'theirs';

/** A field to which two people gave different values. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** The person who changed it; undefined if both did. */
  changedBy: Side | undefined;
}

/**
 * Compares two people's versions of a record.
 * @param base the record's values before both changes
 */
export function findConflicts(
  base: RecordValues,
  mine: RecordValues,
  theirs: RecordValues,
): FieldConflict[] {
  return differingFields(mine, theirs).map((name) => ({
    name,
    mine: mine[name],
    theirs: theirs[name],
    changedBy:
      mine[name] === base[name] ? 'theirs' : theirs[name] === base[name] ? 'mine' : undefined,
  }));
}

/**
 * The values that result from a choice for each field. Drafts that an earlier release stored in the
 * browser lack fields that were added since.
 */
export function mergeValues(
  mine: RecordValues,
  theirs: RecordValues,
  choices: Record<string, Side>,
): RecordValues {
  const taken = Object.keys({ ...mine, ...theirs }).map((name) => [
    name,
    choices[name] === 'theirs' ? theirs[name] : mine[name],
  ]);
  return Object.fromEntries(taken);
}
