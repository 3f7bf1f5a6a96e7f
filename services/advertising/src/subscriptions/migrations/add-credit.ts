import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the credit that is left after a change of plan, as Stripe stores it for the customer. */
export class AddCredit1799300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null until it is read from Stripe.
    await runner.query(
      'alter table subscriptions add column credit_cents integer check (credit_cents >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column credit_cents');
  }
}
