import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index for searching words in many pictures. It is created concurrently, while the table is in
 * use, which is not possible in a transaction.
 */
export class IndexPictureWords1799800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    // An interrupted build leaves an invalid index, which is removed first.
    await runner.query('drop index concurrently if exists pictures_by_words');
    await runner.query(`
      create index concurrently pictures_by_words on pictures using gin (alt gin_trgm_ops)
        where stored_at is not null and removed_at is null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists pictures_by_words');
  }
}
