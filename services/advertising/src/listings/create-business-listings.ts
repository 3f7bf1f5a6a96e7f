import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBusinessListings1795305602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table business_listings (
        id uuid primary key,
        business_name text not null,
        contact_name text not null,
        email text not null,
        phone text not null,
        category text not null,
        address text not null,
        website text,
        description text not null,
        social_media text,
        selected_plan text not null check (selected_plan in ('basic', 'premium')),
        agreement boolean not null check (agreement),
        status text not null default 'pending',
        submitted_at timestamptz not null
      );
      create index business_listings_by_time on business_listings (submitted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table business_listings');
  }
}
