import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the newest subscriptions for the list of the staff. The index is built concurrently. */
export class IndexSubscriptions1799700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which is dropped and built again.
    await runner.query('drop index concurrently if exists subscriptions_by_start');
    await runner.query(
      'create index concurrently subscriptions_by_start on subscriptions (first_paid_at desc, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists subscriptions_by_start');
  }
}
