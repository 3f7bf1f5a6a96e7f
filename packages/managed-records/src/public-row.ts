import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import type { EntityManager } from 'typeorm';
import type { Query } from './exported-records.js';
import type { ManagedKind } from './managed-kind.js';
import type { RecordEntity } from './record-entity.js';

/**
 * Brings the table that the public is served from in line with a record: it holds exactly the
 * published records, with their published content. Lists and search therefore need no condition on
 * the state. The SQL is made from the kind, so that a kind needs no code of its own here.
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
 * What the fields of a kind hold where nothing is entered. Content of an earlier release lacks the fields
 * that are new since. When an undo publishes it again, their columns would keep what is taken back.
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
 * @param slug the database makes one where it is undefined
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

/** The names come from schemas and from existing columns; the check keeps it so. */
function columnOf(name: string): string {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (!/^[a-z_]+$/.test(column)) throw new Error(`${name} cannot be a column`);
  return column;
}
