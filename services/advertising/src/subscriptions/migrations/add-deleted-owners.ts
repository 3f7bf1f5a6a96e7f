import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when owners' accounts were deleted: a payment from before may be reported afterwards. */
export class AddDeletedOwners1799400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deleted_owners (
        email_hash text primary key,
        deleted_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deleted_owners');
  }
}
