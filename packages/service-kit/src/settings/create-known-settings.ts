import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of the town's settings, which the content service owns. Without a row the defaults apply. */
export class CreateKnownSettings1795737500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table town_settings (
        id text primary key check (id = 'town'),
        version integer not null,
        settings jsonb not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table town_settings');
  }
}
