import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the database count the published records of a kind, and find a part of them by its offset,
 * without reading the table: the sitemap of a town of 100,000 businesses needs both. It is built while
 * the table is in use, which no transaction allows.
 */
export class IndexPublished1799702000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which must be built again.
    await runner.query('drop index concurrently if exists records_published');
    await runner.query(
      'create index concurrently records_published on records (kind, id) where published_version is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists records_published');
  }
}
