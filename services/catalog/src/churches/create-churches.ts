import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChurches1795219202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table churches (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text not null,
        denomination text,
        image_url text,
        address text,
        phone text,
        website text,
        pastor text,
        service_schedule text,
        created_at timestamptz not null default now()
      );
      create index churches_by_name on churches (lower(name), id);
      ${listVersionTrigger('churches')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table churches');
  }
}
