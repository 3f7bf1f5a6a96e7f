import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCivicContacts1795219203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table civic_contacts (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        category text not null
          check (category in ('government', 'utilities', 'services', 'education', 'emergency')),
        phone text,
        address text,
        hours text,
        description text,
        website text,
        created_at timestamptz not null default now()
      );
      create index civic_contacts_by_name on civic_contacts (lower(name), id);
      ${listVersionTrigger('civic_contacts')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table civic_contacts');
  }
}
