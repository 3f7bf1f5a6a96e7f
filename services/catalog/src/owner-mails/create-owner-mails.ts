import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which mails owners want, and which they were sent. */
export class CreateOwnerMails1796100200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_preferences (
        id uuid not null unique default gen_random_uuid(),
        email text primary key check (email = lower(email)),
        statistics boolean not null default true,
        hours boolean not null default true
      );

      create table owner_mails (
        id uuid not null unique default gen_random_uuid(),
        business_id uuid not null references records on delete cascade,
        kind text not null check (kind in ('statistics', 'hours')),
        -- The month that it tells of (2027-03), or the quarter that it asks in (2027-Q2).
        period text not null,
        email text,
        -- SHA-256 of the secret in its links.
        token_hash text not null unique,
        due_at timestamptz not null,
        primary key (business_id, kind, period)
      );
      create index owner_mails_by_time on owner_mails (due_at);
      create index owner_mails_by_email on owner_mails (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_mails, mail_preferences');
  }
}
