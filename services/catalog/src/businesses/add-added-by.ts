import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores with each membership which application added it. The row in `applicants` names the latest approval of
 * an application, so it forgot the first business when the application was approved with another one.
 */
export class AddAddedBy1799801800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table business_members add column added_by_application uuid;
      update business_members m set added_by_application = p.application_id
        from applicants p where p.added_member_id = m.id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_members drop column added_by_application');
  }
}
