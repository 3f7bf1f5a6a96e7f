import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHistoricalPhotos1795219204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table historical_photos (
        id uuid primary key default gen_random_uuid(),
        src text not null,
        alt text not null,
        caption text not null,
        credit text,
        position integer not null unique,
        created_at timestamptz not null default now()
      );
      ${listVersionTrigger('historical_photos')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table historical_photos');
  }
}
