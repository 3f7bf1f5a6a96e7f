import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the last change of plan: the owner agreed to the price that was shown then. */
export class AddPlanSince1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null means that the plan is unchanged since the first payment, as far as is known.
    await runner.query('alter table subscriptions add column plan_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column plan_since');
  }
}
