import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often the recipient's server has deferred a mail. Attempts without a reachable mail server do not
 * count.
 */
export class AddDeferrals1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column deferrals integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column deferrals');
  }
}
