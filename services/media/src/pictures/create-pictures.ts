import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePictures1795330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pictures (
        id uuid primary key default gen_random_uuid(),
        hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        largest integer not null check (largest > 0),
        alt text not null,
        focal_x real not null default 50 check (focal_x between 0 and 100),
        focal_y real not null default 50 check (focal_y between 0 and 100),
        placeholder text not null,
        uploaded_by text,
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        used_at timestamptz not null default now(),
        removed_at timestamptz,
        deleting boolean not null default false
      );
      create index pictures_newest on pictures (created_at desc, id)
        where stored_at is not null and removed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pictures');
  }
}
