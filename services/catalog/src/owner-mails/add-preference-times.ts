import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody chose their mails: the deletion of an account ends only what was chosen before. */
export class AddPreferenceTimes1799500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for what an earlier release has written.
    await runner.query('alter table mail_preferences add column saved_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail_preferences drop column saved_at');
  }
}
