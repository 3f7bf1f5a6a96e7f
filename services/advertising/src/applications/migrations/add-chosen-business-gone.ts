import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores that the business that staff had chosen had left the directory, so that another one was created. */
export class AddChosenBusinessGone1800300200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table advertiser_applications add column chosen_business_gone boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table advertiser_applications drop column chosen_business_gone');
  }
}
