import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index in the order in which staff read the inbox. The index that it replaces had another order, so
 * every page sorted all items of its state. The indexes are built and dropped while the table is in use,
 * which is not possible in a transaction.
 */
export class IndexInbox1799700300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which is removed first.
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
