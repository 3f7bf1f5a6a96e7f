import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the days of events, so that a search for a day does not read all documents. */
export class IndexEventDays1799700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index search_documents_by_event_day on search_documents (happens_on, lower(name))
        where kind = 'event'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index search_documents_by_event_day');
  }
}
