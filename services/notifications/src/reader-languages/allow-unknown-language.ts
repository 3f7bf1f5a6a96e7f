import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a row say that an address is confirmed, although no form or page has named the language of its reader. */
export class AllowUnknownLanguage1800400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reader_languages alter column language drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update reader_languages set language = 'en' where language is null;
      alter table reader_languages alter column language set not null;
    `);
  }
}
