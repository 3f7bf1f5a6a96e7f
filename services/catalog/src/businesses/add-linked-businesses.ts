import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what the approval of an application changed at a business that the directory had already, so that
 * the approval can be undone.
 */
export class AddLinkedBusinesses1799801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_approvals
        add column linked_business_id uuid,
        -- The application that the business belonged to before.
        add column former_application_id uuid,
        -- The id of the applicant's membership, if the approval made them the owner.
        add column added_member_id uuid
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_approvals
        drop column linked_business_id,
        drop column former_application_id,
        drop column added_member_id
    `);
  }
}
