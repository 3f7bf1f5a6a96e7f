import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that keep the staff's list of payments fast with thousands of rows. */
export class CreatePaymentList1795478400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index payments_by_time on payments (paid_at desc, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index payments_by_time');
  }
}
