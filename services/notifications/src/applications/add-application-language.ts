import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of an application's form; null for English. */
export class AddApplicationLanguage1799000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column language');
  }
}
