import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotices1795651203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notices (
        id uuid primary key default gen_random_uuid(),
        slug text,
        level text not null check (level in ('emergency', 'warning', 'notice')),
        text text not null,
        url text,
        starts_at timestamptz not null,
        ends_at timestamptz,
        created_at timestamptz not null default now()
      );
      insert into list_versions (list) values ('notices');
      create trigger notices_raise_list_version
        after insert or update or delete or truncate on notices
        for each statement execute function raise_list_version('notices');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table notices;
      delete from list_versions where list = 'notices';
    `);
  }
}
