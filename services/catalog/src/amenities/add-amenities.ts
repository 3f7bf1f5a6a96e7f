import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['businesses', 'services'];

/** Adds the amenities that places offer. They are empty for the places that exist already. */
export class AddAmenities1799701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`alter table ${table} add column amenities text[] not null default '{}'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`alter table ${table} drop column amenities`);
    }
  }
}
