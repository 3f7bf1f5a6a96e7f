import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes parts of business names, which the groups of places to eat filter by. It is built
 * concurrently.
 */
export class IndexNames1796400001000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists businesses_by_name_parts');
    await runner.query(
      'create index concurrently businesses_by_name_parts on businesses using gin (name gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists businesses_by_name_parts');
  }
}
