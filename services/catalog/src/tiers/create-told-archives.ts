import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores which archiving of a business its owner was told of. Businesses that are archived already have no
 * row: their owners were never told that the plan goes on.
 */
export class CreateToldArchives1799800700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table told_archives (
        business_id uuid primary key references records on delete cascade,
        archived_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table told_archives');
  }
}
