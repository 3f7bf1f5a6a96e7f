import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the place where a notice applies. */
export class AddNoticePlace1799800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notices add column place text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notices drop column place');
  }
}
