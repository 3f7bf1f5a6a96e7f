import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leaves businesses without an application out of the index that allows each application one business.
 * It had all of them, and PostgreSQL read it in a search for a common word. The indexes are built and
 * dropped while the table is in use, which no transaction allows.
 */
export class IndexApplications1799700200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'records_by_application', 'records_once_by_application', someOf);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'records_once_by_application', 'records_by_application', allOf);
  }
}

const allOf = `kind = 'businesses'`;
const someOf = `kind = 'businesses' and content ->> 'applicationId' is not null`;

async function replaceIndex(runner: QueryRunner, former: string, name: string, records: string) {
  // One that a stopped build has left is not valid, and is built again.
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`
    create unique index concurrently ${name} on records ((content ->> 'applicationId'))
      where ${records}
  `);
  await runner.query(`drop index concurrently if exists ${former}`);
}
