import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds businesses by a part of their name, for the groups of places to eat. It is built while the table is in use. */
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
