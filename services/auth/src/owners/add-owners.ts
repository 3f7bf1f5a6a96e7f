import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the owners of businesses, their sign-in links and their sessions. */
export class AddOwners1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table owners (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        created_at timestamptz not null default now()
      );

      create table owner_links (
        id uuid primary key,
        email text not null,
        token_hash text not null unique,
        browser_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index owner_links_by_email on owner_links (email, created_at);

      create table owner_sessions (
        id uuid primary key,
        owner_id uuid not null references owners on delete cascade,
        secret_hash text not null unique,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index owner_sessions_by_owner on owner_sessions (owner_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_sessions, owner_links, owners');
  }
}
