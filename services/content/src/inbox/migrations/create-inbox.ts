import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier messages are added to the inbox as open items, so that none is forgotten. */
export class CreateInbox1795651204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbox_items (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        record_id text not null,
        record_kind text,
        subject text not null,
        sender_name text,
        sender_email text,
        sender_phone text,
        details jsonb not null,
        state text not null default 'open' check (state in ('open', 'done')),
        assignee text,
        due_on date,
        note text,
        answers jsonb not null default '[]',
        received_at timestamptz not null default now(),
        done_at timestamptz,
        done_by text
      );
      create index inbox_items_by_time on inbox_items (state, received_at desc, id);
      create index inbox_items_by_record on inbox_items (kind, record_id);
      create unique index inbox_items_once on inbox_items (kind, record_id) where kind <> 'report';

      insert into inbox_items (kind, record_id, subject, sender_name, sender_email, sender_phone,
        details, received_at)
      select 'message', id, subject, full_name, email, phone,
        jsonb_build_array(jsonb_build_object('label', 'Message', 'value', message)), submitted_at
      from contact_messages;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbox_items');
  }
}
