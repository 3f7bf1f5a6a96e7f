import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds events of several days, recurring events, and the status of an event. The previous release still
 * writes `events`; a row without the new columns is an event that takes place once, as planned.
 */
export class ExtendEvents1795860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(tables);
    await runner.query(listVersionTrigger('event_occurrences', 'events'));
    await runner.query(calendarEntries);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view calendar_entries;
      drop table event_occurrences, event_expansions;
      alter table events
        drop column end_date, drop column end_time, drop column status, drop column status_note,
        drop column previous_date, drop column price, drop column ticket_url,
        drop column organizer, drop column recurrence, drop column exceptions;
    `);
  }
}

const tables = `
  alter table events
    add column end_date date,
    add column end_time text,
    add column status text check (status in ('scheduled', 'cancelled', 'postponed', 'moved')),
    add column status_note text,
    add column previous_date date,
    add column price text,
    add column ticket_url text,
    add column organizer text,
    add column recurrence text,
    add column exceptions jsonb;
  create index events_by_last_date on events (coalesce(end_date, date));
  create index repeated_events on events (id) where recurrence is not null;

  -- One date of a repeated event. Its texts are those of the event.
  create table event_occurrences (
    id uuid primary key,
    event_id uuid not null references events on delete cascade,
    -- The date that the rule gives; names the occurrence, also when it was moved.
    repetition date not null,
    date date not null,
    end_date date,
    time text,
    end_time text,
    status text not null,
    status_note text,
    previous_date date,
    unique (event_id, repetition)
  );
  create index event_occurrences_by_date on event_occurrences (date);
  create index event_occurrences_by_last_date on event_occurrences (coalesce(end_date, date));

  -- What the occurrences of a repeated event were made from, and until which day.
  create table event_expansions (
    event_id uuid primary key references events on delete cascade,
    source text not null,
    until date not null
  );
`;

/** The view of the calendar, for migrations: it must never change. */
export const calendarEntries = `
  create view calendar_entries as
    select e.id, e.slug, e.title, e.description, e.category, e.date, e.end_date,
      coalesce(e.end_date, e.date) as last_date, e.time, e.end_time,
      coalesce(e.status, 'scheduled') as status, e.status_note, e.previous_date, e.location,
      e.featured, e.image_url, e.image_alt, e.price, e.ticket_url, e.organizer, e.recurrence,
      null::uuid as series_id, null::text as series_slug, e.recurrence is not null as is_series
    from events e
    union all
    select o.id, e.slug || '--' || o.repetition, e.title, e.description, e.category, o.date,
      o.end_date, coalesce(o.end_date, o.date), o.time, o.end_time, o.status, o.status_note,
      o.previous_date, e.location, e.featured, e.image_url, e.image_alt, e.price, e.ticket_url,
      e.organizer, e.recurrence, e.id, e.slug, false
    from event_occurrences o join events e on e.id = o.event_id;
`;
