import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A service's copy of the picture library. Events update it, so it may be slightly stale. */
export class CreateKnownPictures1795651300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_pictures (
        hash text primary key,
        width integer not null,
        height integer not null,
        alt text not null,
        focal_x real not null,
        focal_y real not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_pictures');
  }
}
