import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks removed pictures. Their rows stay, so that an older event that arrives late does not restore
 * them.
 */
export class AddRemovedPictures1799500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table known_pictures add column removed boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from known_pictures where removed');
    await runner.query('alter table known_pictures drop column removed');
  }
}
