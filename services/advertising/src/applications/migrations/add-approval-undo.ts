import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts approvals, so that the catalog knows which of them was revoked. */
export class AddApprovalUndo1795825000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table advertiser_applications
        add column approvals integer not null default 0,
        add column status_before_approval text,
        add column is_taken_back boolean not null default false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table advertiser_applications
        drop column approvals, drop column status_before_approval, drop column is_taken_back
    `);
  }
}
