import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Normalises the words of a search once per statement. `plain_words` is declared stable, like `unaccent`,
 * so PostgreSQL would evaluate it again for every record that it compares. Declaring this function
 * immutable is safe: the `unaccent` dictionary does not change during a statement, and no index uses the
 * function.
 */
export class AddSearchedWords1799700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function searched_words(typed text) returns text language sql immutable as $$
        select plain_words(typed)
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function searched_words');
  }
}
