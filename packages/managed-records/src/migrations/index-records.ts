import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds indexes for searching many records by words and state. They are built concurrently, while the
 * table is in use, which is not possible in a transaction.
 */
export class IndexRecords1796400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const [name, columns] of indexes) {
      // An interrupted concurrent build leaves an invalid index, so it is dropped first.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on records ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`drop index if exists ${name}`);
  }
}

const indexes = [
  ['records_by_title_words', 'using gin (title gin_trgm_ops)'],
  ['records_by_words', 'using gin ((content::text) gin_trgm_ops)'],
  ['records_by_state', '(kind, state, updated_at desc, id)'],
] as const;
