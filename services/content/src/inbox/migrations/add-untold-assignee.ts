import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks items that were assigned while they were done: their assignees have had no mail about them. */
export class AddUntoldAssignee1799801200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table inbox_items add column assignee_untold boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items drop column assignee_untold');
  }
}
