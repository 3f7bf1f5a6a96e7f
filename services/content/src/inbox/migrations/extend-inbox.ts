import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The latest change of an item's record since the item arrived, and fast look-ups of a sender's other
 * items.
 */
export class ExtendInbox1795825000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table inbox_items
        add column record_happening text
          check (record_happening in ('published', 'changed', 'withdrawn')),
        add column record_changed_at timestamptz,
        add column settled_at timestamptz;
      create index inbox_items_by_email on inbox_items (lower(sender_email));
      create index inbox_items_by_phone on inbox_items
        (regexp_replace(sender_phone, '\\D', '', 'g'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index inbox_items_by_email, inbox_items_by_phone;
      alter table inbox_items drop column record_happening, drop column record_changed_at,
        drop column settled_at;
    `);
  }
}
