import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prepares the words of a search once for a statement. `plain_words` is stable, as `unaccent` is, so
 * PostgreSQL would prepare them again for every record that it compares. That the dictionary of
 * `unaccent` changes during a statement is not to be expected, and no index keeps what this returns.
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
