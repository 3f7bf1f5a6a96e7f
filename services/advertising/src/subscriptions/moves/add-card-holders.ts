import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores whose card paid for a renewal of a moved plan, because the plan may have another card later. One table
 * in each transaction: a process of an earlier release reads payments with their subscriptions, and two locks
 * could wait for each other.
 */
export class AddCardHolders1800700010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments
        -- The former payer whose card paid, in lower case; null where the payer's own card did.
        add column card_email text,
        add column card_payer_erased boolean not null default false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table payments drop column card_email, drop column card_payer_erased',
    );
  }
}
