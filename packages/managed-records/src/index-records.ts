import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets staff find words and states among many records. The indexes are built while the table is in
 * use, which no transaction allows.
 */
export class IndexRecords1796400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const [name, columns] of indexes) {
      // One that a stopped build has left is not valid, and is built again.
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
