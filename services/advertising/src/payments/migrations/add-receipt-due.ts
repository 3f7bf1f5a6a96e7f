import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing payments need no receipt: their payers have one, or are unknown. */
export class AddReceiptDue1795478401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table payments add column receipt_due boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column receipt_due');
  }
}
