import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds opening hours and positions to places. Both are empty for the places that exist already.
 */
export class AddOpening1795651400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['businesses', 'services']) {
      await runner.query(`
        alter table ${table}
          add column opening_hours jsonb,
          add column business_status text not null default 'open'
            check (business_status in ('open', 'temporarily-closed', 'permanently-closed')),
          add column hours_confirmed_on date
      `);
    }
    for (const table of ['businesses', 'services', 'churches']) {
      await runner.query(`
        alter table ${table}
          add column latitude double precision,
          add column longitude double precision
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['businesses', 'services']) {
      await runner.query(`
        alter table ${table}
          drop column opening_hours, drop column business_status, drop column hours_confirmed_on
      `);
    }
    for (const table of ['businesses', 'services', 'churches']) {
      await runner.query(`alter table ${table} drop column latitude, drop column longitude`);
    }
  }
}
