import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index for counting the records of a kind by state. PostgreSQL deduplicates equal index entries,
 * so this index has a sixteenth of the pages of `records_by_state`. It is built concurrently, while the
 * table is in use, which is not possible in a transaction.
 */
export class IndexStates1799700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted concurrent build leaves an invalid index, so it is dropped first.
    await runner.query('drop index concurrently if exists records_to_count');
    await runner.query('create index concurrently records_to_count on records (kind, state)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists records_to_count');
  }
}
