import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes that keep the staff's list of applications fast with thousands of rows. */
export class CreateApplicationList1795305601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index advertiser_applications_by_status
        on advertiser_applications (status, submitted_at desc, id);
      create index advertiser_applications_by_name
        on advertiser_applications (lower(business_name), id);
      ${listVersionTrigger('advertiser_applications')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger advertiser_applications_raise_list_version on advertiser_applications;
      delete from list_versions where list = 'advertiser_applications';
      drop index advertiser_applications_by_status, advertiser_applications_by_name;
    `);
  }
}
