import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the tables of managed records, and the trigger functions for tables of public rows: a row that
 * is written without a record (by an earlier release, or by plain SQL) becomes a published record with a
 * slug and a first version, in the same transaction.
 */
export class CreateManagedRecords1795651201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(slugs);
    await runner.query(adoption);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table record_batches, former_slugs, record_versions, records;
      drop function adopt_public_row, set_public_slug, record_slug, content_of_row, camel_case;
    `);
  }
}

/** A table of public rows that becomes one of managed records. */
interface PublicTable {
  table: string;
  kind: string;
  slugScope: string;
  /** The column that names a row. */
  title: string;
}

/**
 * Makes every row of the tables a published record with a slug and a first version, and every row that is
 * added later. Landed migrations call it, so its behaviour must not change.
 */
export async function addManagedTables(runner: QueryRunner, added: PublicTable[]): Promise<void> {
  for (const { table, kind, slugScope, title } of added) {
    await runner.query(`
      alter table ${table} add column slug text;
      create trigger ${table}_set_slug before insert or update on ${table}
        for each row when (new.slug is null)
        execute function set_public_slug('${kind}', '${slugScope}', '${title}');
      create trigger ${table}_adopt after insert or update on ${table}
        for each row execute function adopt_public_row('${kind}', '${slugScope}', '${title}');
      update ${table} set slug = null;
      create index ${table}_by_slug on ${table} (slug);
    `);
  }
}

/** Reverts `addManagedTables`. */
export async function dropManagedTables(
  runner: QueryRunner,
  dropped: Pick<PublicTable, 'table'>[],
): Promise<void> {
  for (const { table } of dropped) {
    await runner.query(`
      drop trigger ${table}_adopt on ${table};
      drop trigger ${table}_set_slug on ${table};
      alter table ${table} drop column slug;
    `);
  }
}

const tables = `
  create table records (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    slug_scope text not null,
    slug text not null,
    external_id text,
    state text not null check (state in ('draft', 'scheduled', 'published', 'archived')),
    version integer not null,
    published_version integer,
    title text not null,
    content jsonb not null,
    publish_at timestamptz,
    withdraw_at timestamptz,
    archived_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    updated_by text not null,
    unique (slug_scope, slug),
    unique (kind, external_id)
  );
  create index records_by_change on records (kind, updated_at desc, id);
  create index records_by_title on records (kind, lower(title), id);
  create index records_to_publish on records (publish_at) where publish_at is not null;
  create index records_to_withdraw on records (withdraw_at) where withdraw_at is not null;
  create index records_to_delete on records (archived_at) where archived_at is not null;

  create table record_versions (
    record_id uuid not null references records on delete cascade,
    version integer not null,
    at timestamptz not null default clock_timestamp(),
    by text not null,
    action text not null,
    state text not null,
    content jsonb not null,
    primary key (record_id, version)
  );

  create table former_slugs (
    slug_scope text not null,
    slug text not null,
    record_id uuid not null references records on delete cascade,
    primary key (slug_scope, slug)
  );

  create table record_batches (
    id uuid primary key,
    kind text not null,
    action text not null,
    at timestamptz not null default clock_timestamp(),
    by text not null,
    -- The version of each record after the batch, and of what it was before; 0 for a new record.
    items jsonb not null,
    undone_at timestamptz
  );
  create index record_batches_by_time on record_batches (at);
`;

const slugs = `
  -- "José's Café & Grill" becomes "joses-cafe-grill"; a number follows where that is taken.
  create function record_slug(title text, scope text) returns text language plpgsql as $$
  declare
    base text := trim(both '-' from left(trim(both '-' from regexp_replace(
      regexp_replace(normalize(lower(title), NFKD), '[\\u0300-\\u036f''’]', '', 'g'),
      '[^a-z0-9]+', '-', 'g')), 60));
    candidate text;
    number integer := 1;
  begin
    perform pg_advisory_xact_lock(hashtextextended('record_slug ' || scope, 0));
    if base = '' then base := 'record'; end if;
    candidate := base;
    while exists (select 1 from records r where r.slug_scope = scope and r.slug = candidate)
      or exists (select 1 from former_slugs f where f.slug_scope = scope and f.slug = candidate)
    loop
      number := number + 1;
      candidate := base || '-' || number;
    end loop;
    return candidate;
  end $$;
`;

const adoption = `
  create function camel_case(name text) returns text language sql immutable as $$
    select lower(left(words, 1)) || substr(words, 2)
    from (select replace(initcap(replace(name, '_', ' ')), ' ', '') as words) capitalized
  $$;

  create function content_of_row(stored jsonb) returns jsonb language sql immutable as $$
    select jsonb_object_agg(camel_case(key), value) from jsonb_each(stored)
    where key not in ('id', 'slug', 'created_at')
  $$;

  -- Arguments of both: the kind, the scope of its slugs and the column of the title.
  create function set_public_slug() returns trigger language plpgsql as $$
  begin
    new.slug := record_slug(to_jsonb(new) ->> tg_argv[2], tg_argv[1]);
    return new;
  end $$;

  create function adopt_public_row() returns trigger language plpgsql as $$
  declare
    free_slug text := new.slug;
  begin
    if exists (select 1 from records where id = new.id) then return null; end if;
    -- Another row of the same statement may have taken it.
    if exists (select 1 from records where slug_scope = tg_argv[1] and slug = free_slug) then
      free_slug := record_slug(to_jsonb(new) ->> tg_argv[2], tg_argv[1]);
    end if;
    insert into records (id, kind, slug_scope, slug, state, version, published_version, title,
      content, created_at, updated_by)
    values (new.id, tg_argv[0], tg_argv[1], free_slug, 'published', 1, 1,
      to_jsonb(new) ->> tg_argv[2], content_of_row(to_jsonb(new)), new.created_at, 'system');
    insert into record_versions (record_id, version, by, action, state, content)
    values (new.id, 1, 'system', 'create', 'published', content_of_row(to_jsonb(new)));
    if free_slug <> new.slug then
      execute format('update %I set slug = $1 where id = $2', tg_table_name) using free_slug, new.id;
    end if;
    return null;
  end $$;
`;
