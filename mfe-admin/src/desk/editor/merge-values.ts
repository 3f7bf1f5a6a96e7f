import { differingFields, type RecordValues } from './record-values';

/** Whose value of a field is taken. */
export type Side = 'mine' | 'theirs';

/** A field that two people left with different values. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Whose value is the newer one; undefined where both have changed it. */
  changedBy: Side | undefined;
}

/**
 * Compares what two people made of a record.
 * @param base what the record was before both
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
 * The values that result from a choice for each field. Text that an earlier release has kept in the browser
 * lacks the fields that are new since.
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
