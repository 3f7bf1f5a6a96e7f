import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the event that caused a mail. An erasure after that time also covers the mail. */
export class AddMailCause1799000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for mails of earlier releases.
    await runner.query('alter table mails add column caused_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column caused_at');
  }
}
