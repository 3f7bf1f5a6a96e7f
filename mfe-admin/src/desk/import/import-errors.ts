import type { ImportReport } from '@town/contracts/managed-records/calls';

type ImportError = ImportReport['errors'][number];

interface ErrorGroup extends Omit<ImportError, 'row'> {
  rows: number[];
}

/** The errors of a file, those with the same column and message together, in the order of their first row. */
export function grouped(errors: readonly ImportError[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const { row, column, message } of errors) {
    const key = `${column}\n${message}`;
    const group = groups.get(key) ?? { column, message, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const mostListed = 5;

/** A few rows by their numbers, many by how many they are. */
export const rowsText = (rows: readonly number[]): string =>
  rows.length <= mostListed ? rows.join(', ') : `${rows.length} rows, first row ${rows[0]}`;
