import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index of the items of all states in the order in which staff read them: open ones, then closed ones.
 * The index that it replaces had the closed ones first, so a list of both sorted all items. The indexes are
 * built and dropped while the table is in use, which is not possible in a transaction.
 */
export class OrderInbox1799800100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which is removed first.
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
