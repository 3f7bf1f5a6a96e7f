import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores that a card is not the payer's after the erasure of the address whose card it is. */
export class AddCardPayerErased1800700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table subscriptions add column card_payer_erased boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column card_payer_erased');
  }
}
