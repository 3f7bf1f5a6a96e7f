import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a subscription was paid or has ended. An earlier payment failure no longer causes a mail. */
export class CreateSubscriptionOutcomes1798000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscription_outcomes (
        -- Stripe's.
        subscription_id text primary key,
        settled_at timestamptz,
        changed_at timestamptz not null default clock_timestamp()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscription_outcomes');
  }
}
