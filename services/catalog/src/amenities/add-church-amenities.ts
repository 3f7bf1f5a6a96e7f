import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the amenities of churches. They are empty for the churches that exist already. */
export class AddChurchAmenities1799702300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table churches add column amenities text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table churches drop column amenities');
  }
}
