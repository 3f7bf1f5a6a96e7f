/**
 * Reads records of a service that may be newer or older than this page. Every list that a page
 * shows passes through here. A field that is missing or odd gets a value that can be shown; a record
 * without what identifies it is left out, and never hides the others. Plain functions and not
 * schemas: a validation library would cost every page with a list 5 KB of script.
 */

/** Reads one field; undefined means that the record cannot be shown. */
export type FieldReader<Value> = (value: unknown) => Value | undefined;

/** A reader for every field of a record. */
export type RecordFields<Entity> = { [Field in keyof Entity]-?: FieldReader<Entity[Field]> };

/** Text that a record cannot be shown without. */
export const text: FieldReader<string> = (value) =>
  typeof value === 'string' && value.trim() ? value : undefined;

/** Text, or a default where it is missing. */
export const textOr =
  (fallback: string): FieldReader<string> =>
  (value) =>
    text(value) ?? fallback;

/** Text that may be missing. */
export const optionalText: FieldReader<string | null> = (value) => text(value) ?? null;

/** A number that a record cannot be shown without; also one that was sent as text. */
export const number: FieldReader<number> = (value) => {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

/** A number that may be missing. */
export const optionalNumber: FieldReader<number | null> = (value) => number(value) ?? null;

/** A day, YYYY-MM-DD, that a record cannot be shown without. */
export const day: FieldReader<string> = (value) => {
  const date = text(value)?.slice(0, 10) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(date) && Date.parse(date) ? date : undefined;
};

/** A boolean; anything but true is false. */
export const flag: FieldReader<boolean> = (value) => value === true;

/** The texts of a list, without other values. */
export const texts: FieldReader<string[]> = (value) =>
  Array.isArray(value) ? value.filter((each) => text(each) !== undefined) : [];

/** The names of the fields that a record has in the language of the page; null where it has none. */
export const translated: FieldReader<string[] | null> = (value) => {
  const names = texts(value);
  return names?.length ? names : null;
};

/** One record, or undefined where it cannot be shown. */
export function recordReader<Entity extends object>(
  fields: RecordFields<Entity>,
): FieldReader<Entity> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const given = new Map(Object.entries(value));
    const record: Partial<Entity> = {};
    for (const field in fields) {
      const read = fields[field](given.get(field));
      if (read === undefined) return undefined;
      record[field] = read;
    }
    return record as Entity;
  };
}

/** The entries of a list that can be shown; none where there is no list. */
export const entries =
  <Entry>(read: FieldReader<Entry>): FieldReader<Entry[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : [];

/**
 * A list without the records that cannot be shown.
 * @throws Error for an answer that is no list
 */
export function listReader<Entity>(read: FieldReader<Entity>): (answer: unknown) => Entity[] {
  return (answer) => {
    if (!Array.isArray(answer)) throw new Error('The answer is not a list');
    return answer.map(read).filter((record) => record !== undefined);
  };
}
