import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes the search, the filter and the count of payments for staff. The indexes are built concurrently,
 * which is not possible in a transaction. PostgreSQL deduplicates equal index entries, so the index for the
 * count is small.
 */
export class IndexPaymentWords1799800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const [name, definition] of indexes) {
      // An interrupted build leaves an invalid index, which is dropped and built again.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`drop index if exists ${name}`);
  }
}

const indexes = [
  [
    'payments_by_words',
    'payments using gin (id gin_trgm_ops, customer_email gin_trgm_ops, customer_name gin_trgm_ops)',
  ],
  [
    'advertiser_applications_by_words',
    'advertiser_applications using gin (business_name gin_trgm_ops)',
  ],
  ['payments_to_count', 'payments (plan)'],
  [
    'payments_given_back',
    `payments (paid_at desc, id) where refunded_cents > 0 or dispute ->> 'state' = 'lost'`,
  ],
] as const;
