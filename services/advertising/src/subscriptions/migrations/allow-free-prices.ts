import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows subscriptions with a price of zero, which staff can set in Stripe's dashboard. */
export class AllowFreePrices1797000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        drop constraint subscriptions_price_cents_check,
        add constraint subscriptions_price_cents_check check (price_cents >= 0)
    `);
  }

  /** Existing rows with a price of zero are kept. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        drop constraint subscriptions_price_cents_check,
        add constraint subscriptions_price_cents_check check (price_cents > 0) not valid
    `);
  }
}
