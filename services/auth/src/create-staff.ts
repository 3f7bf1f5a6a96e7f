import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaff1795305601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_accounts (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        password_hash text not null,
        disabled_at timestamptz,
        created_at timestamptz not null default now()
      );
      create unique index staff_accounts_by_email on staff_accounts (lower(email));

      create table staff_sessions (
        id uuid primary key,
        account_id uuid not null references staff_accounts on delete cascade,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index staff_sessions_by_account on staff_sessions (account_id);
      create index staff_sessions_by_end on staff_sessions (expires_at);

      create table signing_keys (
        kid text primary key,
        private_key text not null,
        public_jwk json not null,
        created_at timestamptz not null default clock_timestamp()
      );

      create table sign_in_failures (
        id uuid primary key,
        account text not null,
        address text not null,
        at timestamptz not null default clock_timestamp()
      );
      create index sign_in_failures_by_address on sign_in_failures (address, at);
      create index sign_in_failures_by_account on sign_in_failures (account, at);
      create index sign_in_failures_by_time on sign_in_failures (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sign_in_failures, signing_keys, staff_sessions, staff_accounts');
  }
}
