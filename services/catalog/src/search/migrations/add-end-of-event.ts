import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the end of an event, so that a search for "tonight" can leave out events that are over. The
 * comparison at the start fills the column for the events that are indexed already.
 */
export class AddEndOfEvent1799700700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_documents add column over_at text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_documents drop column over_at');
  }
}
