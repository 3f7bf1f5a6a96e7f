import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the account to claims: unlike an invited person, a claimant has always signed in. */
export class AddClaimants1796900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owner_requests add column owner_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owner_requests drop column owner_id');
  }
}
