import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The language of a person's last form. Applications are deleted 90 days after their business went live, but
 * their owners get mails for years.
 */
export class CreateReaderLanguages1799800900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reader_languages (
        id uuid primary key default gen_random_uuid(),
        -- Lower case.
        email text not null unique,
        language text not null,
        noted_at timestamptz not null,
        used_at timestamptz not null default clock_timestamp()
      );
      insert into reader_languages (email, language, noted_at)
        select distinct on (lower(email)) lower(email), coalesce(language, 'en'),
          coalesce(submitted_at, changed_at)
        from applications where email is not null
        order by lower(email), submitted_at desc nulls last;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reader_languages');
  }
}
