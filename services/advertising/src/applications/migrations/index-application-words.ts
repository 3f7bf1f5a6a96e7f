import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes the search of applications and their count by status. The indexes are built concurrently, which is
 * not possible in a transaction. PostgreSQL deduplicates equal index entries, so the index for the count is
 * small.
 */
export class IndexApplicationWords1800100000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) {
      // An interrupted build leaves an invalid index, which is dropped and built again.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(
        `create index concurrently ${name} on advertiser_applications ${definition}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`drop index if exists ${name}`);
  }
}

const indexes = [
  [
    'advertiser_applications_by_contact',
    `using gin ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops)`,
  ],
  ['advertiser_applications_to_count', '(status)'],
] as const;
