import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores who manages which business, and the owners' claims and changes for the staff. */
export class CreateOwnerAccess1795910200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table business_members (
        id uuid primary key,
        business_id uuid not null references records on delete cascade,
        email text not null check (email = lower(email)),
        owner_id uuid,
        role text not null check (role in ('owner', 'manager')),
        created_at timestamptz not null,
        unique (business_id, email)
      );
      create index business_members_by_email on business_members (email);

      create table owner_requests (
        id uuid primary key,
        kind text not null check (kind in ('claim', 'change')),
        business_id uuid not null references records on delete cascade,
        email text not null check (email = lower(email)),
        evidence text,
        fields jsonb not null,
        status text not null check (status in ('pending', 'approved', 'refused')),
        submitted_at timestamptz not null,
        decided_at timestamptz,
        decided_by text,
        reason text
      );
      create unique index owner_requests_open_claim on owner_requests (business_id, email)
        where kind = 'claim' and status = 'pending';
      create unique index owner_requests_open_change on owner_requests (business_id)
        where kind = 'change' and status = 'pending';
      create index owner_requests_by_email on owner_requests (email);
      create index owner_requests_by_status on owner_requests (status, submitted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_requests, business_members');
  }
}
