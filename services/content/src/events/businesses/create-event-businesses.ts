import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which business has posted an event. The businesses are in the catalog's database. */
export class CreateEventBusinesses1796300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_businesses (
        event_id uuid primary key references records on delete cascade,
        business_id uuid not null,
        created_at timestamptz not null default now()
      );
      create index event_businesses_by_business on event_businesses (business_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_businesses');
  }
}
