import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts what staff change of an item, so that the second of two clerks can be told of the first. */
export class AddInboxVersion1799800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items drop column version');
  }
}
