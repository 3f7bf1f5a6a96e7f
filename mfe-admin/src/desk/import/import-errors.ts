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

const mostListed = 50;

/** The numbers of rows, those that follow each other as one range: "3, 7–12, 40". */
export function rowsText(rows: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last?.to === row - 1) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  const listed = ranges
    .slice(0, mostListed)
    .map(({ from, to }) => (to - from < 2 ? [...new Set([from, to])].join(', ') : `${from}–${to}`));
  return listed.join(', ') + (ranges.length > mostListed ? ` and others, ${rows.length} rows` : '');
}

/** The same within a sentence: "row 3", "rows 7–12". */
export const namedRows = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'row' : 'rows'} ${rowsText(rows)}`;
