import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index for counting the published records of a kind, and for finding a part of them by its offset,
 * without reading the table: the sitemap of a town with 100,000 businesses needs both. It is built
 * concurrently, while the table is in use, which is not possible in a transaction.
 */
export class IndexPublished1799702000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted concurrent build leaves an invalid index, so it is dropped first.
    await runner.query('drop index concurrently if exists records_published');
    await runner.query(
      'create index concurrently records_published on records (kind, id) where published_version is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists records_published');
  }
}
