import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that the kit itself needs in the database of every service. */
export class CreateServiceTables1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outbox);
    await runner.query(inbox);
    await runner.query(listVersions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table outbox, inbox, list_versions;
      drop function notify_outbox, raise_list_version, next_list_version;
    `);
  }
}

const outbox = `
  create table outbox (
    id uuid primary key,
    position bigint generated always as identity,
    subject text not null,
    event json not null,
    attempts integer not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    sent_at timestamptz
  );
  create index outbox_unsent on outbox (attempts, position) where sent_at is null;
  create index outbox_sent on outbox (sent_at) where sent_at is not null;

  create function notify_outbox() returns trigger language plpgsql as $$
  begin
    perform pg_notify('outbox', '');
    return null;
  end $$;
  create trigger outbox_notify after insert on outbox
    for each statement execute function notify_outbox();
`;

const inbox = `
  create table inbox (
    consumer text not null,
    event_id uuid not null,
    dead boolean not null default false,
    handled_at timestamptz not null default clock_timestamp(),
    primary key (consumer, event_id)
  );
  create index inbox_handled on inbox (handled_at);
`;

// A version is at least the current time in microseconds. It therefore never repeats, not even after the
// database is recreated or restored, and a browser's cached list never matches by accident.
const listVersions = `
  create function next_list_version(current bigint) returns bigint language sql volatile as $$
    select greatest(current + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  $$;

  create table list_versions (
    list text primary key,
    version bigint not null default next_list_version(0)
  ) with (fillfactor = 50);

  create function raise_list_version() returns trigger language plpgsql as $$
  begin
    update list_versions set version = next_list_version(version) where list = tg_argv[0];
    return null;
  end $$;
`;
