import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of before owe nobody anything: their payers were told, or are not known any more. */
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
