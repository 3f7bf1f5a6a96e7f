import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores for which renewal an owner was told that the card expires before it. */
export class AddCardWarnings1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions add column card_warned_for timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column card_warned_for');
  }
}
