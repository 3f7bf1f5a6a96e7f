import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the changes that staff make to an item, so that concurrent changes by two clerks are detected.
 */
export class AddInboxVersion1799800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items drop column version');
  }
}
