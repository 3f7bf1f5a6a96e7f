import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards that erasures have left in subscriptions before they took them, too. */
export class ClearErasedCards1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update subscriptions set card = null where email is null and card is not null',
    );
  }

  async down(): Promise<void> {
    // What was erased does not come back.
  }
}
