import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the opening hours of civic contacts and what they offer. Both are empty for the contacts that exist
 * already. The previous release still writes this table, so each column has a default.
 */
export class AddContactHours1799800700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table civic_contacts
        add column opening_hours jsonb,
        add column business_status text not null default 'open'
          check (business_status in ('open', 'temporarily-closed', 'permanently-closed')),
        add column hours_confirmed_on date,
        add column amenities text[] not null default '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table civic_contacts
        drop column opening_hours, drop column business_status, drop column hours_confirmed_on,
        drop column amenities
    `);
  }
}
