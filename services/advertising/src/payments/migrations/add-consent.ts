import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which version of the terms the buyer of a subscription saw, and when they agreed. */
export class AddConsent1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments add column consent_version text, add column consented_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table payments drop column consent_version, drop column consented_at',
    );
  }
}
