import { BadRequestException } from '@nestjs/common';
import { readCsv } from './csv.js';
import type { ImportRows, TextRow } from './import-rows.js';
import type { ManagedKind } from './managed-kind.js';

/**
 * The rows of a CSV file for the import of a kind.
 * @throws BadRequestException when it is no CSV, or has no rows
 */
export function readCsvRows(managed: ManagedKind, file: string): ImportRows {
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
    rows: rows.map((values, index) => ({ row: index + 2, values })),
    errors: unknownColumns(managed, rows[0] ?? {}),
  };
}

function unknownColumns({ kind }: ManagedKind, row: TextRow): ImportRows['errors'] {
  const known = new Set(['id', 'externalId', 'state', ...Object.keys(kind.fields)]);
  return Object.keys(row)
    .filter((column) => !known.has(column))
    .map((column) => ({ row: 1, column, message: 'There is no such field' }));
}
