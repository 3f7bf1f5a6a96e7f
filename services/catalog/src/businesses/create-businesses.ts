import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBusinesses1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table businesses (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text not null,
        category text not null,
        image_url text,
        address text,
        phone text,
        website text,
        hours text,
        application_id uuid unique,
        created_at timestamptz not null default now()
      );
      create index businesses_by_category on businesses (category, lower(name), id);
      create index businesses_by_name on businesses (lower(name), id);
      ${listVersionTrigger('businesses')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table businesses');
  }
}
