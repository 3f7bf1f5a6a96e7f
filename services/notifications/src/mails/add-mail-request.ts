import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request behind the event that caused a mail. Log lines about sending the mail name it. */
export class AddMailRequest1800500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for mails of earlier releases.
    await runner.query('alter table mails add column request_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column request_id');
  }
}
