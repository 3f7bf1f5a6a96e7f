import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the names of businesses by business, and no longer the version of the name with the application. So a
 * name that arrives before the report of an approval is kept, and the version of one business never holds back
 * the name of another. No release has read the dropped column. Applications keep the names that they have.
 */
export class CreateBusinessNames1800400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table business_names (
        business_id uuid primary key,
        name text not null,
        version integer not null
      );
      drop index advertiser_applications_by_listed_business;
      alter table advertiser_applications drop column listed_version;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table advertiser_applications add column listed_version integer;
      create index advertiser_applications_by_listed_business on advertiser_applications (business_id);
      drop table business_names;
    `);
  }
}
