import { BadRequestException } from '@nestjs/common';
import type { Field } from '@town/contracts/managed-records/fields';
import type { ManagedKind } from '../managed-kind.js';
import { townMoment } from '../town-moment.js';
import { type CsvTable, readCsv } from './csv.js';
import { importColumns } from './import-columns.js';
import type { ImportRows, TextRow } from './import-rows.js';

/**
 * The rows of a CSV file for the import of a kind.
 * @param timeZone the zone of times that do not name one
 * @throws BadRequestException when the file is not CSV, or has no rows
 */
export function readCsvRows(managed: ManagedKind, file: string, timeZone?: string): ImportRows {
  let table: CsvTable;
  try {
    table = readCsv(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new BadRequestException(`The file is no CSV that can be read. ${reason}`);
  }
  const { rows } = table;
  const names = importColumns(managed.kind, table.columns);
  if (rows.length === 0) throw new BadRequestException('The file has no rows below its header');
  return {
    rows: rows.map(({ row, values }) => ({
      row,
      values: understood(managed, names, values, timeZone),
    })),
    errors: [...wrongColumns(names, table), ...spareCells(table)],
    headers: new Map([...names].map(([header, name]) => [name, header])),
  };
}

/** The field of each column by its header. */
type FieldNames = ReadonlyMap<string, string>;

function wrongColumns(names: FieldNames, { columns }: CsvTable): ImportRows['errors'] {
  const fields = columns.map((column) => names.get(column));
  return columns.flatMap((column, index) => {
    const message = !names.has(column)
      ? 'There is no such field. The template has all of them'
      : fields.indexOf(names.get(column)) < index && 'Another column is for the same field';
    return message ? [{ row: 1, column, message }] : [];
  });
}

/**
 * Reports rows with more cells than columns: an unquoted text with a comma was split, and its end would
 * be lost.
 */
function spareCells({ columns, rows }: CsvTable): ImportRows['errors'] {
  const column = columns.at(-1) ?? '';
  return rows.flatMap(({ row, spare: [text] }) =>
    text === undefined
      ? []
      : [
          {
            row,
            column,
            message: `“${text.slice(0, 60)}” is to the right of the last column. Put a text with a comma in quotes`,
          },
        ],
  );
}

function understood(
  { kind }: ManagedKind,
  names: FieldNames,
  values: TextRow,
  timeZone?: string,
): TextRow {
  return Object.fromEntries(
    Object.entries(values).map(([header, text]) => {
      const column = names.get(header) ?? header;
      if (column === 'state') return [column, text.toLowerCase()];
      const field = kind.fields[column];
      return [column, field ? fieldValue(field, text, timeZone) : text];
    }),
  );
}

/**
 * Converts a cell to the field's format: people write a choice by its label, and spreadsheets save dates
 * and booleans in their own formats.
 */
function fieldValue({ input, options }: Field, text: string, timeZone?: string): string {
  const written = text.toLowerCase();
  if (input === 'yes-no') return written;
  if (input === 'date') return text.replace(americanDate, isoDate);
  if (input === 'instant' && timeZone) {
    return townMoment(text.replace(americanDate, isoDate), timeZone);
  }
  const option = options?.find(({ value, label }) =>
    [value.toLowerCase(), label.toLowerCase()].includes(written),
  );
  return option?.value ?? text;
}

const americanDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?= |$)/;

const isoDate = (_: string, month: string, day: string, year: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
