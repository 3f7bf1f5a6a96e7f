import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the items of the inbox in the order in which staff read them. The index that is replaced had
 * another order, so every page sorted all items of its state. The indexes are built and dropped while
 * the table is in use, which no transaction allows.
 */
export class IndexInbox1799700300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that a stopped build has left is not valid, and is built again.
    await runner.query('drop index concurrently if exists inbox_items_in_order');
    await runner.query(`
      create index concurrently inbox_items_in_order on inbox_items
        (state, done_at desc nulls first, due_on, received_at, id)
    `);
    await runner.query('drop index concurrently if exists inbox_items_by_time');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index if not exists inbox_items_by_time on inbox_items (state, received_at desc, id)
    `);
    await runner.query('drop index if exists inbox_items_in_order');
  }
}
