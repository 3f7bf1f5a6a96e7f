import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The business that went live; null in rows of earlier releases. */
export class AddLiveBusiness1799801200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column live_business_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column live_business_id');
  }
}
