import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events (
        id uuid primary key default gen_random_uuid(),
        title text not null,
        description text not null,
        category text not null
          check (category in ('community', 'sports', 'education', 'government', 'business')),
        date date not null,
        time text,
        location text,
        featured boolean not null default false,
        created_at timestamptz not null default now()
      );
      create index events_by_date on events (date, lower(title), id);
      ${listVersionTrigger('events')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table events');
  }
}
