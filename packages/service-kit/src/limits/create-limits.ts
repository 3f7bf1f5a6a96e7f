import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of requests and the queue of submissions that staff have not reviewed. */
export class CreateLimits1795564800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table limit_secret (secret text not null);
      insert into limit_secret values (gen_random_uuid()::text || gen_random_uuid()::text);
      -- Addresses are personal: only this hash of them is stored, and not for long.
      create function visitor_hash(visitor text) returns text language sql stable as $$
        select encode(sha256(convert_to(secret || visitor, 'UTF8')), 'base64') from limit_secret
      $$;

      -- Unlogged: a crash of the server may reset the counters.
      create unlogged table request_counts (
        name text not null,
        visitor text not null,
        count integer not null,
        ends_at timestamptz not null,
        primary key (name, visitor)
      );

      create table open_submissions (
        form text not null,
        record_id uuid not null,
        visitor text,
        submitted_at timestamptz not null default clock_timestamp(),
        primary key (record_id)
      );
      create index open_submissions_by_visitor on open_submissions (form, visitor);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table open_submissions, request_counts;
      drop function visitor_hash;
      drop table limit_secret;
    `);
  }
}
