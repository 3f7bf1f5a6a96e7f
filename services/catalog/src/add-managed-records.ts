import {
  addManagedTables,
  dropManagedTables,
} from '@town/managed-records/migrations/create-managed-records';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  { table: 'businesses', kind: 'businesses', slugScope: 'directory', title: 'name' },
  { table: 'services', kind: 'services', slugScope: 'directory', title: 'name' },
  { table: 'churches', kind: 'churches', slugScope: 'directory', title: 'name' },
  { table: 'properties', kind: 'properties', slugScope: 'properties', title: 'title' },
];

/**
 * Creates a managed record for every place, and allows one business per advertiser application.
 */
export class AddManagedRecords1795651202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addManagedTables(runner, tables);
    await runner.query(`
      create unique index records_by_application on records ((content ->> 'applicationId'))
        where kind = 'businesses'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index records_by_application');
    await dropManagedTables(runner, tables);
  }
}
