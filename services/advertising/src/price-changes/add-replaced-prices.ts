import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the price of a subscription before Stripe gets a new one. */
export class AddReplacedPrices1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null until a new price is sent to Stripe.
    await runner.query('alter table price_announcements add column replaced_cents integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table price_announcements drop column replaced_cents');
  }
}
