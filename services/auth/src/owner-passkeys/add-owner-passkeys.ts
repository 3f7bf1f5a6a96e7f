import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores owners' passkeys, and the open challenges. */
export class AddOwnerPasskeys1796500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table owner_passkeys (
        id uuid primary key,
        owner_id uuid not null references owners on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports jsonb not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index owner_passkeys_by_owner on owner_passkeys (owner_id);
      create table owner_challenges (
        token_hash text primary key,
        -- Null for a sign-in: nobody knows yet whose passkey comes.
        owner_id uuid references owners on delete cascade,
        created_at timestamptz not null default now()
      );
      create index owner_challenges_by_owner on owner_challenges (owner_id);
      create view owner_passkey_names as
        select o.email, p.name, p.created_at, p.last_used_at
        from owner_passkeys p join owners o on o.id = p.owner_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view owner_passkey_names;
      drop table owner_challenges, owner_passkeys;
    `);
  }
}
