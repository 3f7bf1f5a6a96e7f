import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that were deleted a short time ago: what they began before may be stored after that. */
export class CreateDeletedAccounts1799600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deleted_accounts (
        id uuid primary key,
        handled_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deleted_accounts');
  }
}
