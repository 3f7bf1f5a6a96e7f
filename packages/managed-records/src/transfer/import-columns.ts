import type { RecordKind } from '@town/contracts/managed-records/record-kind';

/** Columns of a file that are no fields of the kind. */
const ownColumns = ['id', 'externalId', 'state'];

/**
 * The field of each column of a file, by its header. A header is a field's name, as in the export, or its label
 * in the desk, with or without the part in brackets; case and punctuation do not matter.
 */
export function importColumns(
  { fields }: RecordKind,
  headers: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, { label }] of Object.entries(fields)) {
    names.set(letters(label), name);
    names.set(letters(label.replace(/\(.*\)/, '')), name);
  }
  // Later, because a name counts more than another field's label.
  for (const name of [...ownColumns, ...Object.keys(fields)]) names.set(letters(name), name);
  return new Map(
    headers.flatMap((header) => {
      const name = names.get(letters(header));
      return name ? [[header, name]] : [];
    }),
  );
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
