import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateApplications1795392001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Every event about an application fills in its part, in whatever order they arrive.
    await runner.query(`
      create table applications (
        id uuid primary key,
        email text,
        first_name text,
        business_name text,
        submitted_at timestamptz,
        contacted_at timestamptz,
        approved_at timestamptz,
        status text,
        status_at timestamptz,
        live_event_id uuid,
        live_at timestamptz,
        live_name text,
        changed_at timestamptz not null default clock_timestamp()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table applications');
  }
}
