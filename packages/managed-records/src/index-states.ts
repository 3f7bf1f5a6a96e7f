import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the database count the records of a kind by their state. PostgreSQL keeps equal entries of an
 * index together, so this one has a sixteenth of the pages of `records_by_state`. It is built while the
 * table is in use, which no transaction allows.
 */
export class IndexStates1799700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that a stopped build has left is not valid, and is built again.
    await runner.query('drop index concurrently if exists records_to_count');
    await runner.query('create index concurrently records_to_count on records (kind, state)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists records_to_count');
  }
}
