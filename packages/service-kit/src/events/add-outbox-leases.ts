import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the columns by which relays claim events with a lease, and so publish them outside a transaction.
 */
export class AddOutboxLeases1795564802000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add column claim uuid,
        add column due_at timestamptz not null default clock_timestamp()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column claim, drop column due_at');
  }
}
