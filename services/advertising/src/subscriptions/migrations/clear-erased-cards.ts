import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes cards that erasures by earlier releases left in subscriptions. */
export class ClearErasedCards1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update subscriptions set card = null where email is null and card is not null',
    );
  }

  async down(): Promise<void> {
    // Erased data cannot be restored.
  }
}
