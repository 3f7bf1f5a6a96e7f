import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks a subscription while its plan is being changed, with an expiry. */
export class AddChangingUntil1799900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions add column changing_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column changing_until');
  }
}
