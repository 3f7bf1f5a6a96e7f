import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a language is only that of a form. A purchase or a sign-in replaces it, even if its event arrives
 * after that of a later form. And when accounts were deleted, so that events from before the deletion that
 * arrive after it do not keep a language for longer.
 */
export class AddGuesses1799801300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reader_languages add column is_guess boolean not null default false;
      create table reader_deletions (
        email_hash text primary key,
        deleted_at timestamptz not null
      );
      update reader_languages r set is_guess = true from applications a
        where lower(a.email) = r.email and r.noted_at
          between a.submitted_at - interval '1 minute' and a.submitted_at + interval '1 minute';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reader_languages drop column is_guess');
    await runner.query('drop table reader_deletions');
  }
}
