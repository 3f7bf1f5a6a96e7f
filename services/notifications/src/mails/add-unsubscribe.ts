import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The URL for one-click unsubscribing; null for mails about money or access. */
export class AddUnsubscribe1796100300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column unsubscribe_url text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column unsubscribe_url');
  }
}
