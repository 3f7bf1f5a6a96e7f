import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when subscriptions ended, and which renewals failed. */
export class AddEndings1796100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null in rows that the release before ended, until Stripe was asked.
      alter table subscriptions add column ended_at timestamptz;
      create index subscriptions_without_end on subscriptions (id)
        where state = 'ended' and ended_at is null;

      create table failed_renewals (
        -- Stripe's.
        invoice_id text primary key,
        subscription_id text not null,
        plan text not null check (plan in ('monthly', 'annual')),
        amount_cents integer not null,
        first_failed_at timestamptz not null,
        -- Null unless it was paid after all.
        recovered_at timestamptz
      );
      create index failed_renewals_by_time on failed_renewals (first_failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table failed_renewals; alter table subscriptions drop column ended_at',
    );
  }
}
