import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['businesses', 'churches', 'services', 'properties'];

/**
 * Makes a name with a typographic apostrophe searchable: `unaccent` turns it into a plain apostrophe, which
 * is then removed. Every place is indexed again. The comparison at the start also writes all other
 * documents again, because this migration gives them an older version.
 */
export class FoldApostrophes1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function folded(written text) returns text language sql stable as $$
        select lower(replace(unaccent(replace(written, '_', ' ')), '''', ''))
      $$`);
    await indexAnew(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function folded(written text) returns text language sql stable as $$
        select lower(unaccent(replace(replace(written, '_', ' '), '''', '')))
      $$`);
    await indexAnew(runner);
  }
}

async function indexAnew(runner: QueryRunner): Promise<void> {
  for (const table of tables) await runner.query(`update ${table} set id = id`);
  await runner.query(
    `update search_documents set version = version - 1 where source not in ('${tables.join("', '")}')`,
  );
}
