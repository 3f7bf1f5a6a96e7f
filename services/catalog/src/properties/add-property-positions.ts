import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the position of a property. */
export class AddPropertyPositions1796600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table properties
        add column latitude double precision,
        add column longitude double precision`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table properties drop column latitude, drop column longitude');
  }
}
