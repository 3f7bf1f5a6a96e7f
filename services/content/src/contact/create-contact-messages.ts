import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContactMessages1795305602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_messages (
        id uuid primary key,
        full_name text not null,
        email text not null,
        phone text,
        subject text not null,
        message text not null,
        submitted_at timestamptz not null
      );
      create index contact_messages_by_time on contact_messages (submitted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_messages');
  }
}
