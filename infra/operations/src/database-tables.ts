import type pg from 'pg';

/** The description of a table that a backup needs. */
export interface Table {
  name: string;
  /** Quoted names of the columns, without generated ones. */
  columns: string[];
  /** Quoted names of the columns by which rows are ordered. */
  orderBy: string[];
}

/** Part of the release, so it is not backed up. */
const migrationsTable = 'migrations';

/** Every table of a database with its columns, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       array_agg(quote_ident(a.attname) order by a.attnum)
         filter (where a.attgenerated = '') as columns,
       coalesce(
         (select array_agg(quote_ident(k.attname) order by position.number)
          from pg_index i
          cross join lateral unnest(i.indkey) with ordinality as position(attnum, number)
          join pg_attribute k on k.attrelid = i.indrelid and k.attnum = position.attnum
          where i.indrelid = c.oid and i.indisprimary),
         array_agg(quote_ident(a.attname) order by a.attnum)) as "orderBy"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     group by c.oid, c.relname order by c.relname`,
    [migrationsTable],
  );
  return rows;
}

/** Names of the migrations that have run; none if no service has started yet. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query('select to_regclass($1) as oid', [`public.${migrationsTable}`]);
  if (found.rows[0]?.oid === null) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from ${migrationsTable} order by id`,
  );
  return rows.map(({ name }) => name);
}

/** The value of every sequence; null if it was never used. */
export async function sequencesOf(
  client: pg.ClientBase,
): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and sequencename <> $1 order by sequencename`,
    [`${migrationsTable}_id_seq`],
  );
  return rows;
}
