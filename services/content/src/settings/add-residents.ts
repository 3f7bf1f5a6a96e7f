import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many people live in the town was part of the code until this release. The town that it was true
 * of keeps it; any other town had the number of somebody else.
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
