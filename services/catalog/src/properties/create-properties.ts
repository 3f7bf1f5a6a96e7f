import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProperties1795219204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table properties (
        id uuid primary key default gen_random_uuid(),
        title text not null,
        description text not null,
        property_type text not null
          check (property_type in ('residential', 'land', 'commercial')),
        address text not null,
        price integer not null check (price >= 0),
        bedrooms integer check (bedrooms >= 0),
        bathrooms double precision check (bathrooms >= 0),
        square_footage integer check (square_footage >= 0),
        contact text not null,
        featured boolean not null default false,
        created_at timestamptz not null default now()
      );
      create index properties_by_price on properties (price desc, lower(title), id);
      ${listVersionTrigger('properties')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table properties');
  }
}
