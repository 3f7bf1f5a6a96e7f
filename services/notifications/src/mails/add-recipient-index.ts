import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the recent mails of a recipient. */
export class AddRecipientIndex1795564801000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index mails_by_recipient on mails (lower(recipient), created_at) where recipient is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_by_recipient');
  }
}
