import { BadRequestException } from '@nestjs/common';
import type { Field } from '@town/contracts/managed-records/fields';
import { readCsv } from './csv.js';
import type { ImportRows, TextRow } from './import-rows.js';
import type { ManagedKind } from './managed-kind.js';
import { townMoment } from './town-moment.js';

/**
 * The rows of a CSV file for the import of a kind.
 * @param timeZone on whose clock a time without a zone is meant
 * @throws BadRequestException when it is no CSV, or has no rows
 */
export function readCsvRows(managed: ManagedKind, file: string, timeZone?: string): ImportRows {
  let rows: TextRow[];
  try {
    rows = readCsv(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new BadRequestException(`The file is no CSV that can be read. ${reason}`);
  }
  if (rows.length === 0) throw new BadRequestException('The file has no rows below its header');
  return {
    // The header is row 1.
    rows: rows.map((values, index) => ({
      row: index + 2,
      values: understood(managed, values, timeZone),
    })),
    errors: unknownColumns(managed, rows[0] ?? {}),
  };
}

function unknownColumns({ kind }: ManagedKind, row: TextRow): ImportRows['errors'] {
  const known = new Set(['id', 'externalId', 'state', ...Object.keys(kind.fields)]);
  return Object.keys(row)
    .filter((column) => !known.has(column))
    .map((column) => ({ row: 1, column, message: 'There is no such field' }));
}

function understood({ kind }: ManagedKind, values: TextRow, timeZone?: string): TextRow {
  return Object.fromEntries(
    Object.entries(values).map(([column, text]) => {
      if (column === 'state') return [column, text.toLowerCase()];
      const field = kind.fields[column];
      return [column, field ? fieldValue(field, text, timeZone) : text];
    }),
  );
}

/**
 * A value as the field has it: people write a choice by its label, and a spreadsheet writes dates and
 * truths in its own way when it saves a file.
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
