import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the reader of an address has last signed in, by a mailed link or a passkey; null until the next sign-in. */
export class AddConfirmed1800300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reader_languages add column confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reader_languages drop column confirmed_at');
  }
}
