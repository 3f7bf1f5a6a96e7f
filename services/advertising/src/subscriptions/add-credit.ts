import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The credit that a change of plan has left, as Stripe keeps it for the customer. */
export class AddCredit1799300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null: Stripe was not asked for it yet.
    await runner.query(
      'alter table subscriptions add column credit_cents integer check (credit_cents >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column credit_cents');
  }
}
