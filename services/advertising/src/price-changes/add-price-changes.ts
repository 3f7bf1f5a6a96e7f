import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores price changes for existing subscriptions, and which owners were informed. */
export class AddPriceChanges1796100400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table price_changes (
        id uuid primary key,
        plan text not null check (plan in ('monthly', 'annual')),
        cents integer not null check (cents > 0),
        -- The town's day.
        effective_on date not null,
        created_at timestamptz not null,
        withdrawn_at timestamptz
      );
      create unique index price_changes_once on price_changes (plan, effective_on)
        where withdrawn_at is null;

      create table price_announcements (
        change_id uuid not null references price_changes,
        subscription_id text not null references subscriptions,
        announced_at timestamptz not null,
        -- The first renewal at this instant or after it costs the new price.
        starts_at timestamptz not null,
        -- Since when Stripe has the new price.
        applied_at timestamptz,
        primary key (change_id, subscription_id)
      );
      create index price_announcements_open on price_announcements (subscription_id)
        where applied_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table price_announcements, price_changes');
  }
}
