import type { ImportReport } from '@town/contracts/managed-records/calls';

/** The values of a record in a file: text by column. */
export type TextRow = Record<string, string>;

/** One record in a file. */
export interface ImportRow {
  /** The row's number in the file, for the report. */
  row: number;
  /** The record's name, in file types without visible row numbers. The report contains it as well. */
  name?: string;
  values: TextRow;
  /** Values for a new record only; an existing record keeps its own. */
  defaults?: TextRow;
}

/** The rows that were read from a file, and its errors. */
export interface ImportRows {
  rows: ImportRow[];
  errors: ImportReport['errors'];
  /** The header of each field's column. */
  headers?: ReadonlyMap<string, string>;
}

/** Reads files of one media type for the import of a kind. */
export interface RowReader {
  /** @throws BadRequestException when the file is not of this type at all */
  read(file: string): Promise<ImportRows>;
}

/** The longest name or value that a message quotes whole, in characters. */
export const longestName = 60;

/** A report's message about a row, with the row's name if it has one. */
export function messageAbout(name: string | undefined, message: string): string {
  if (!name) return message;
  return `“${name.length > longestName ? `${name.slice(0, longestName)}…` : name}”: ${message}`;
}
