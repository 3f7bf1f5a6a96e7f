import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from '../records/record-entity.js';
import type { Query } from '../transfer/exported-records.js';

/**
 * Updates the public table after a change of a record. The table contains exactly the published records,
 * with their published content, so lists and searches need no condition on the state. The SQL is
 * generated from the kind, so no kind needs its own code here.
 */
export async function syncPublicRow(
  manager: EntityManager,
  { table, kind }: ManagedKind,
  record: RecordEntity,
): Promise<void> {
  if (record.publishedVersion === null) {
    await manager.query(`delete from ${table} where id = $1`, [record.id]);
  } else if (record.publishedVersion === record.version) {
    const { id, slug } = record;
    const content = { ...emptyFields(kind), ...record.content };
    await writePublicRow((sql, values) => manager.query(sql, values), table, { id, slug, content });
  }
}

/**
 * The fields' values when nothing is entered. Content of an earlier release lacks newer fields; without
 * these defaults, an undo that publishes such content would leave the undone values in their columns.
 */
function emptyFields({ fields }: RecordKind): RecordContent {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) => {
      const { data } = schema.safeParse(undefined);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

/**
 * Writes one row of a table that the public is served from.
 * @param slug when undefined, the database generates one
 * @param content the fields of the kind; each is a column of the table, in snake case
 */
export async function writePublicRow(
  query: Query,
  table: string,
  { id, slug, content }: { id: string; slug: string | undefined; content: RecordContent },
): Promise<void> {
  const row = Object.fromEntries(
    Object.entries({ id, slug, ...content }).map(([name, value]) => [columnOf(name), value]),
  );
  const columns = Object.keys(row);
  await query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1)
     on conflict (id) do update set
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(row)],
  );
}

/**
 * The names come from schemas and existing columns. The check makes sure that no other text gets into
 * SQL.
 */
function columnOf(name: string): string {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (!/^[a-z_]+$/.test(column)) throw new Error(`${name} cannot be a column`);
  return column;
}
