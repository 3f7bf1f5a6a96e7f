import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a subscription has ended. A mail which says that it goes on is not sent after that. */
export class AddEndedOutcomes1799800800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table subscription_outcomes add column ended boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscription_outcomes drop column ended');
  }
}
