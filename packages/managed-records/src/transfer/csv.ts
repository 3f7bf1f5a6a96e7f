import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { TextRow } from './import-rows.js';

/** A spreadsheet interprets a cell that begins with one of these characters as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * CSV with a header row, quoted where needed, with a byte order mark so that spreadsheets read UTF-8.
 * Text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function writeCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
  const table = rows.map((row) => columns.map((column) => cell(row[column])));
  return stringify([columns, ...table], { bom: true, record_delimiter: 'windows' });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A negative number is not a formula.
  return formula.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}

/**
 * Maximum number of lines, including empty ones. Parsing this many blocks the event loop for up to a
 * second.
 */
const mostLines = 100_000;

/** A file as a table. */
export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
}

/** A row that is not empty. */
export interface CsvRow {
  /** The header is row 1; empty rows count, as in a spreadsheet. */
  row: number;
  values: TextRow;
  /** Text to the right of the last column. */
  spare: string[];
}

/**
 * Parses a CSV file. Spreadsheets separate columns by semicolons in locales with a decimal comma, and
 * some programs by tabs; column names contain none of these characters. The apostrophe that `writeCsv`
 * puts in front of formulas is removed. Rows without any text are left out.
 * @throws Error with the reason when the file is not CSV, or has too many lines
 */
export function readCsv(file: string): CsvTable {
  const [columns = [], ...lines]: string[][] = parse(file, {
    bom: true,
    delimiter: separatorOf(file),
    relax_column_count: true,
    to: mostLines + 1,
    trim: true,
  });
  if (lines.length >= mostLines) {
    throw new Error(`The file has more than ${mostLines} lines. Please remove the empty ones.`);
  }
  const rows = lines.map((cells, index) => ({
    row: index + 2,
    values: Object.fromEntries(
      cells.slice(0, columns.length).map((text, at) => [columns[at], unquoted(text)]),
    ),
    spare: cells.slice(columns.length).filter(Boolean),
  }));
  return { columns, rows: rows.filter((_, index) => lines[index]?.some(Boolean)) };
}

const unquoted = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

/** What separates the columns of the first line. */
function separatorOf(file: string): string {
  const header = /[^\r\n]+/.exec(file)?.[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [';', '\t'].find((separator) => count(separator) > count(',')) ?? ',';
}
