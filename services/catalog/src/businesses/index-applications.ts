import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Excludes businesses without an application from the index that allows one business per
 * application. The index contained all businesses, and PostgreSQL chose it for searches of common
 * words. The indexes are built and dropped concurrently, which is not possible in a transaction.
 */
export class IndexApplications1799700200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which is dropped and built again.
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
