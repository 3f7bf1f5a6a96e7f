import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores since when a business is not public, so that the name of one that is gone for good can be deleted. */
export class AddNameWithdrawn1800700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_names add column withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_names drop column withdrawn_at');
  }
}
