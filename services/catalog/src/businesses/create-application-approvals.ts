import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the newest approval, and the newest revocation, that has arrived for each application.
 */
export class CreateApplicationApprovals1795825000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_approvals (
        application_id uuid primary key,
        approved integer not null default 0,
        taken_back integer not null default 0
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_approvals');
  }
}
