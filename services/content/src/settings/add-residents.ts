import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of residents was part of the code until this release. The first town, for which it was
 * correct, keeps it; in any other town it was wrong and is left out.
 */
export class AddResidents1799800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update town_settings
      set settings = jsonb_set(settings, '{profile,residents}', '"1,500+"')
      where settings #>> '{profile,name}' = 'Blanco' and settings #> '{profile,residents}' is null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update town_settings set settings = settings #- '{profile,residents}'`);
  }
}
