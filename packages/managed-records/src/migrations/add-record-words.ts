import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the words by which staff find a record, without accents, apostrophes, markup or field names. A
 * trigger maintains them, so records that the previous release writes are found as well. The table stays
 * in use during the migration: records are filled in batches, and the indexes are built concurrently,
 * which is not possible in a transaction.
 */
export class AddRecordWords1799100000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists unaccent');
    await runner.query('alter table records add column if not exists words text');
    await runner.query(functions);
    while ((await fillBatch(runner)) > 0);
    // An interrupted concurrent build leaves an invalid index, so it is dropped first.
    await runner.query('drop index concurrently if exists records_by_plain_words');
    await runner.query(
      'create index concurrently records_by_plain_words on records using gin (words gin_trgm_ops)',
    );
    for (const [name] of replaced) {
      await runner.query(`drop index concurrently if exists ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of replaced) {
      await runner.query(`create index if not exists ${name} on records ${columns}`);
    }
    await runner.query(`
      drop trigger records_set_words on records;
      drop function set_record_words, record_words, plain_words;
      alter table records drop column words;
    `);
  }
}

const replaced = [
  ['records_by_title_words', 'using gin (title gin_trgm_ops)'],
  ['records_by_words', 'using gin ((content::text) gin_trgm_ops)'],
] as const;

const functions = `
  create or replace function plain_words(written text) returns text language sql stable as $$
    select lower(replace(unaccent(written), '''', ''))
  $$;

  -- A telephone number is also there as its digits alone.
  create or replace function record_words(title text, content jsonb) returns text
  language sql stable as $$
    select plain_words(concat_ws(e'\\n', title, string_agg(concat_ws(e'\\n',
      replace(regexp_replace(written, '</?[a-z][^>]*>', ' ', 'gi'), '&amp;', '&'),
      case when written ~ '^[0-9 ().+/-]{7,}$' then regexp_replace(written, '\\D', '', 'g') end
    ), e'\\n')))
    from (
      select value #>> '{}' as written from jsonb_path_query(content, 'strict $.**') value
      where jsonb_typeof(value) in ('string', 'number')
    ) texts
  $$;

  create or replace function set_record_words() returns trigger language plpgsql as $$
  begin
    new.words := record_words(new.title, new.content);
    return new;
  end $$;

  create or replace trigger records_set_words before insert or update of title, content on records
    for each row execute function set_record_words();
`;

/** @returns the number of records that were filled */
async function fillBatch(runner: QueryRunner): Promise<number> {
  const [, filled]: [unknown, number] = await runner.query(`
    update records set title = title
    where id in (select id from records where words is null limit 500)
  `);
  return filled;
}
