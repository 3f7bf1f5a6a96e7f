import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what a mail tells of happened: an erasure after that is about the mail, too. */
export class AddMailCause1799000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for mails of earlier releases.
    await runner.query('alter table mails add column caused_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column caused_at');
  }
}
