import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a subscription has cost before Stripe is given a new price for it. */
export class AddReplacedPrices1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null while Stripe has not been asked.
    await runner.query('alter table price_announcements add column replaced_cents integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table price_announcements drop column replaced_cents');
  }
}
