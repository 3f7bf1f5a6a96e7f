import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records erasures by the hash of the address. */
export class CreateErasures1795305600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erasures (
        id uuid primary key,
        email_hash text not null,
        record_ids uuid[] not null,
        erased_at timestamptz not null default clock_timestamp(),
        events_erased_at timestamptz
      );
      create function email_hash(email text) returns text language sql immutable as $$
        select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')
      $$;
      -- Whether JSON holds, anywhere, the e-mail address or the id of a record.
      create function mentions(document jsonb, hash text, ids text[]) returns boolean
      language sql immutable as $$
        select exists (
          select 1 from jsonb_path_query(document, 'strict $.**') as found(value)
          where jsonb_typeof(value) = 'string'
            and (value #>> '{}' = any(ids) or email_hash(value #>> '{}') = hash)
        )
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasures; drop function mentions, email_hash');
  }
}
