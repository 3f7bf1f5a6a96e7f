import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdvertiserApplications1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table advertiser_applications (
        id uuid primary key default gen_random_uuid(),
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text not null,
        business_name text not null,
        business_type text not null,
        business_description text,
        business_address text,
        business_website text,
        business_social_media text,
        is_local_business boolean not null default true,
        service_areas text not null default '[]',
        years_in_business integer not null default 1,
        advertising_goals text not null default '[]',
        target_audience text,
        preferred_plan text not null,
        interested_categories text not null default '[]',
        hear_about_us text,
        additional_comments text,
        email_marketing boolean not null default true,
        phone_marketing boolean not null default false,
        status text not null default 'pending'
          check (status in ('pending', 'contacted', 'active', 'inactive')),
        submitted_at timestamptz not null default now(),
        monthly_budget text,
        payment_intent_id text,
        approved_at timestamptz,
        business_id uuid,
        created_at timestamptz not null default now()
      );
      create index advertiser_applications_by_submission
        on advertiser_applications (submitted_at desc, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table advertiser_applications');
  }
}
