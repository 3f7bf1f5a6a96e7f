import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what the senders of events have been told. Events that are cancelled already get no mail: whoever
 * cancelled them has written to the sender, or was the sender.
 */
export class CreateEventSenders1799800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_senders (
        event_id uuid primary key references records on delete cascade,
        -- Of the form; null is English.
        language text,
        knows_cancelled boolean not null default false
      );
      insert into event_senders (event_id, knows_cancelled)
        select e.id, true from events e join records r on r.id = e.id where e.status = 'cancelled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_senders');
  }
}
