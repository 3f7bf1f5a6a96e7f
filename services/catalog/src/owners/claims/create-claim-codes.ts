import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores codes that prove a claim, and what has proved each claim. */
export class CreateClaimCodes1796500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table claim_codes (
        id uuid primary key,
        business_id uuid not null references records on delete cascade,
        email text not null check (email = lower(email)),
        code_hash text not null,
        -- Of the address that the code went to; null where none is on record.
        sent_to_hash text,
        expires_at timestamptz not null,
        attempts integer not null default 0,
        used_at timestamptz,
        unique (business_id, email)
      );
      create index claim_codes_by_email on claim_codes (email);
      alter table owner_requests add column proof text check (proof in ('code'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owner_requests drop column proof; drop table claim_codes');
  }
}
