import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the items of all states in the order in which staff read them: the open ones, then the finished
 * ones. The index that is replaced had the finished ones first, so a list of both sorted all items. The
 * indexes are built and dropped while the table is in use, which no transaction allows.
 */
export class OrderInbox1799800100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that a stopped build has left is not valid, and is built again.
    await runner.query('drop index concurrently if exists inbox_items_as_listed');
    await runner.query(`
      create index concurrently inbox_items_as_listed on inbox_items
        (state desc, done_at desc nulls first, due_on, received_at, id)
    `);
    await runner.query('drop index concurrently if exists inbox_items_in_order');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index if not exists inbox_items_in_order on inbox_items
        (state, done_at desc nulls first, due_on, received_at, id)
    `);
    await runner.query('drop index if exists inbox_items_as_listed');
  }
}
