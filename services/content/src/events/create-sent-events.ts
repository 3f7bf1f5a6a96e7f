import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores an event as its sender last saved it. Without a row, that is the record's first version. */
export class CreateSentEvents1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sent_events (
        event_id uuid primary key references records on delete cascade,
        -- Of the record, when the sender changed it last.
        version integer not null,
        content jsonb not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sent_events');
  }
}
