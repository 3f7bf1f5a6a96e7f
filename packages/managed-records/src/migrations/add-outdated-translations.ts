import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the list of a record's translations that are older than their English text. It starts empty,
 * because nothing is known about existing translations.
 */
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
