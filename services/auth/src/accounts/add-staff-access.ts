import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Allows accounts without a password (invited), adds mailed links that set one, and ends unused sessions.
 * Existing sessions count as used now.
 */
export class AddStaffAccess1795651202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_accounts alter column password_hash drop not null;
      alter table staff_sessions add column last_used_at timestamptz not null default now();
      create table staff_links (
        id uuid primary key,
        account_id uuid not null references staff_accounts on delete cascade,
        purpose text not null check (purpose in ('invitation', 'reset')),
        token_hash text not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index staff_links_by_account on staff_links (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table staff_links;
      alter table staff_sessions drop column last_used_at;
      delete from staff_accounts where password_hash is null;
      alter table staff_accounts alter column password_hash set not null;
    `);
  }
}
