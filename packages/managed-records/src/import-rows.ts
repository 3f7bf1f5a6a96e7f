import type { ImportReport } from '@town/contracts/managed-records/calls';

/** The values of a record as a file has them: text by column. */
export type TextRow = Record<string, string>;

/** One record that a file asks for. */
export interface ImportRow {
  /** Where it is in the file, for the report. */
  row: number;
  /** What people call it, where they cannot count its row: the report says it as well. */
  name?: string;
  values: TextRow;
  /** Values of a record that does not exist yet; an existing one keeps its own. */
  defaults?: TextRow;
}

/** What was read from a file, and what was wrong with it. */
export interface ImportRows {
  rows: ImportRow[];
  errors: ImportReport['errors'];
}

/** Reads files of one media type for the import of a kind. */
export interface RowReader {
  /** @throws BadRequestException when the file is not of this type at all */
  read(file: string): Promise<ImportRows>;
}

const longestName = 60;

/** What the report says about a row: with its name, where it has one. */
export function messageAbout(name: string | undefined, message: string): string {
  if (!name) return message;
  return `“${name.length > longestName ? `${name.slice(0, longestName)}…` : name}”: ${message}`;
}
