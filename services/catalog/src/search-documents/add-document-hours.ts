import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the opening hours of civic contacts and what they offer, so that a search finds the offices that are
 * open, and a park with a restroom. The columns are empty for other kinds. Contacts whose hours were entered
 * before the index knew them are filled by the comparison at the start.
 */
export class AddDocumentHours1799801980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_documents
        add column opening_hours jsonb,
        add column business_status text,
        add column amenities text[] not null default '{}'
    `);
    await runner.query(`
      create index search_documents_by_civic_amenities on search_documents using gin (amenities)
        where kind = 'civic'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_documents
        drop column opening_hours, drop column business_status, drop column amenities
    `);
  }
}
