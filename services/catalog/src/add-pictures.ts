import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds pictures to services and properties, and alternative text to every picture. */
export class AddPictures1795823900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table businesses add column image_alt text');
    await runner.query('alter table churches add column image_alt text');
    await runner.query('alter table services add column image_url text, add column image_alt text');
    await runner.query(
      'alter table properties add column image_url text, add column image_alt text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table businesses drop column image_alt');
    await runner.query('alter table churches drop column image_alt');
    await runner.query('alter table services drop column image_url, drop column image_alt');
    await runner.query('alter table properties drop column image_url, drop column image_alt');
  }
}
