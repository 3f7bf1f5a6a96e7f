import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEventLinks1795860001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_links (
        id uuid primary key,
        event_id uuid not null references records on delete cascade,
        email text not null,
        token_hash text not null unique,
        created_at timestamptz not null
      );
      create index event_links_by_event on event_links (event_id);
      create index event_links_by_person on event_links (email_hash(email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_links');
  }
}
