import {
  addManagedTables,
  dropManagedTables,
} from '@town/managed-records/migrations/create-managed-records';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const photos = 'historical_photos';
const tables = [
  { table: 'events', kind: 'events', slugScope: 'events', title: 'title' },
  { table: 'news_articles', kind: 'news', slugScope: 'news', title: 'title' },
  { table: 'civic_contacts', kind: 'civic-contacts', slugScope: 'civic-contacts', title: 'name' },
  { table: photos, kind: 'historical-photos', slugScope: 'historical-photos', title: 'caption' },
];

/**
 * Creates a managed record for every event, article, contact and photo. Two photos may now have the same
 * position, while staff move them.
 */
export class AddManagedRecords1795651202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addManagedTables(runner, tables);
    await runner.query(`alter table ${photos} drop constraint historical_photos_position_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropManagedTables(runner, tables);
    await runner.query(`alter table ${photos} add unique (position)`);
  }
}
