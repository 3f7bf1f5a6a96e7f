import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['businesses', 'churches', 'services', 'properties'];

/**
 * Lets a name with a typographic apostrophe be found: `unaccent` makes it a plain one, which is then left
 * out as well. Every place is indexed again, and so is every other document by the comparison at the start,
 * which writes again what seems to be of an earlier version.
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
