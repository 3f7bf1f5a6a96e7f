import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff may let a subscription renew for nothing, in the dashboard of Stripe. */
export class AllowFreePrices1797000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        drop constraint subscriptions_price_cents_check,
        add constraint subscriptions_price_cents_check check (price_cents >= 0)
    `);
  }

  /** Rows that cost nothing stay. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        drop constraint subscriptions_price_cents_check,
        add constraint subscriptions_price_cents_check check (price_cents > 0) not valid
    `);
  }
}
