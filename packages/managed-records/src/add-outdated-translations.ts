import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each record names its translations that are older than their English. Of those before, nothing is known. */
export class AddOutdatedTranslations1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table records add column outdated_translations jsonb not null default '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table records drop column outdated_translations');
  }
}
