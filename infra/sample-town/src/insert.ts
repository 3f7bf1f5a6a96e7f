import type { Client } from 'pg';
import { announceRecords } from './announce-records.js';

type Row = Record<string, unknown>;

/**
 * Fills a table of public rows whose kind has no records, published or not. The database makes a
 * published record of each row. Otherwise everything stays as it is, so that changes by staff are
 * kept.
 * @param kind as staff know it
 * @returns how many rows were added
 */
export async function fillEmptyTable(
  client: Client,
  kind: string,
  table: string,
  rows: readonly Row[],
): Promise<number> {
  const { rows: found } = await client.query('select 1 from records where kind = $1 limit 1', [
    kind,
  ]);
  if (found.length > 0) return 0;
  for (const row of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await client.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  }
  await announceRecords(client, kind, 'published');
  return rows.length;
}

/** A record's fields under the names of their columns: `imageUrl` is in `image_url`. */
export function asColumns(record: object): Row {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
