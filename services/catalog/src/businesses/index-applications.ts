import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leaves businesses without an application out of the index that allows each application one business.
 * It had all of them, and PostgreSQL read it in a search for a common word. The indexes are built and
 * dropped while the table is in use, which no transaction allows.
 */
export class IndexApplications1799700200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that a stopped build has left is not valid, and is built again.
    await runner.query('drop index concurrently if exists records_once_by_application');
    await runner.query(`
      create unique index concurrently records_once_by_application
        on records ((content ->> 'applicationId'))
        where kind = 'businesses' and content ->> 'applicationId' is not null
    `);
    await runner.query('drop index concurrently if exists records_by_application');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unique index if not exists records_by_application
        on records ((content ->> 'applicationId')) where kind = 'businesses'
    `);
    await runner.query('drop index if exists records_once_by_application');
  }
}
