import { addManagedTables, dropManagedTables } from '@town/managed-records/create-managed-records';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  { table: 'businesses', kind: 'businesses', slugScope: 'directory', title: 'name' },
  { table: 'services', kind: 'services', slugScope: 'directory', title: 'name' },
  { table: 'churches', kind: 'churches', slugScope: 'directory', title: 'name' },
  { table: 'properties', kind: 'properties', slugScope: 'properties', title: 'title' },
];

/** Every place becomes a managed record. At most one business is made of an application. */
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
