import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores whether the business of an application was created from it. It is not known of earlier ones. */
export class AddBusinessExisted1800000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table advertiser_applications add column business_existed boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table advertiser_applications drop column business_existed');
  }
}
