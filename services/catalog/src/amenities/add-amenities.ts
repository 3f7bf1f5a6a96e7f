import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['businesses', 'services'];

/** What places offer. Nothing is known of the places that are there. */
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
