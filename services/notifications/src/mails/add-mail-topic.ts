import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The subject matter of a mail that may be withdrawn while it waits. */
export class AddMailTopic1799000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // For a subscription: Stripe's id.
    await runner.query('alter table mails add column topic text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column topic');
  }
}
