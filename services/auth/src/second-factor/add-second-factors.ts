import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores one-time codes, passkeys and recovery codes of accounts, and open challenges. */
export class AddSecondFactors1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_one_time_codes (
        account_id uuid primary key references staff_accounts on delete cascade,
        sealed_secret text not null,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        last_step bigint
      );
      create table staff_passkeys (
        id uuid primary key,
        account_id uuid not null references staff_accounts on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports jsonb not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index staff_passkeys_by_account on staff_passkeys (account_id);
      create table staff_recovery_codes (
        code_hash text primary key,
        account_id uuid not null references staff_accounts on delete cascade
      );
      create index staff_recovery_codes_by_account on staff_recovery_codes (account_id);
      create table staff_challenges (
        token_hash text primary key,
        account_id uuid not null references staff_accounts on delete cascade,
        purpose text not null check (purpose in ('sign-in', 'passkey')),
        tries integer not null default 0,
        created_at timestamptz not null default now()
      );
      create index staff_challenges_by_account on staff_challenges (account_id);
      create view staff_second_factors as
        select a.email, 'one-time-code' as kind, null as name, c.confirmed_at as created_at,
          null::timestamptz as last_used_at
        from staff_one_time_codes c join staff_accounts a on a.id = c.account_id
        where c.confirmed_at is not null
        union all
        select a.email, 'passkey', p.name, p.created_at, p.last_used_at
        from staff_passkeys p join staff_accounts a on a.id = p.account_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view staff_second_factors;
      drop table staff_challenges, staff_recovery_codes, staff_passkeys, staff_one_time_codes;
    `);
  }
}
