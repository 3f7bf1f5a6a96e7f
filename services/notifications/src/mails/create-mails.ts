import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mails (
        id uuid primary key,
        event_id uuid not null,
        kind text not null,
        -- Whose data it holds: not always its recipient.
        about text,
        recipient text,
        reply_to_name text,
        reply_to_address text,
        subject text,
        text text,
        html text,
        message_id text not null,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        attempts integer not null default 0,
        -- When it may be tried; while a process sends it, when another one may take it over.
        due_at timestamptz not null default clock_timestamp(),
        -- Of the process that sends it now, or did last.
        claim uuid,
        created_at timestamptz not null default clock_timestamp(),
        settled_at timestamptz,
        unique (event_id, kind),
        check (state <> 'waiting' or (recipient is not null and subject is not null
          and text is not null and html is not null))
      );
      create index mails_waiting on mails (attempts, due_at) where state = 'waiting';
      create index mails_settled on mails (settled_at) where settled_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mails');
  }
}
