import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the responses to submissions with an Idempotency-Key. */
export class CreateIdempotencyKeys1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        form text not null,
        key text not null,
        content_hash text not null,
        answer json not null,
        created_at timestamptz not null default clock_timestamp(),
        primary key (form, key)
      );
      create index idempotency_keys_created on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}
