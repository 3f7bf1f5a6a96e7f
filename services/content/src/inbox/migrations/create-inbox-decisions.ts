import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions about records whose item has not arrived yet. */
export class CreateInboxDecisions1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbox_decisions (
        kind text not null,
        record_id text not null,
        state text not null check (state in ('open', 'done')),
        settled_at timestamptz not null,
        primary key (kind, record_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbox_decisions');
  }
}
