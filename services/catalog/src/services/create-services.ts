import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateServices1795219203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table services (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text not null,
        category text not null,
        address text,
        phone text,
        hours text,
        website text,
        contact_person text,
        created_at timestamptz not null default now()
      );
      create index services_by_name on services (lower(name), id);
      ${listVersionTrigger('services')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table services');
  }
}
