import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff read the newest subscriptions without sorting all. It is built while the table is in use. */
export class IndexSubscriptions1799700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that a stopped build has left is not valid, and is built again.
    await runner.query('drop index concurrently if exists subscriptions_by_start');
    await runner.query(
      'create index concurrently subscriptions_by_start on subscriptions (first_paid_at desc, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists subscriptions_by_start');
  }
}
