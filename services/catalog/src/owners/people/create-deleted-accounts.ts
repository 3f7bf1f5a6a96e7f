import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores recently deleted accounts: a request that began before the deletion may be handled after it. */
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
