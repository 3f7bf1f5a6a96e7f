import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the version of the business that its stored name is from, so that an older event that arrives late
 * changes nothing. Null while no change of the business was reported.
 */
export class AddListedVersion1800400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table advertiser_applications add column listed_version integer;
      create index advertiser_applications_by_listed_business on advertiser_applications (business_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index advertiser_applications_by_listed_business;
      alter table advertiser_applications drop column listed_version;
    `);
  }
}
