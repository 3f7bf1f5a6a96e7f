import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time at which an owner chose mails: deleting an account deletes only earlier choices. */
export class AddPreferenceTimes1799500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for rows that an earlier release wrote.
    await runner.query('alter table mail_preferences add column saved_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail_preferences drop column saved_at');
  }
}
