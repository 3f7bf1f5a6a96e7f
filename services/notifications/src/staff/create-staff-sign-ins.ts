import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaffSignIns1795392002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_sign_ins (
        -- The account's.
        id uuid primary key,
        email text not null,
        last_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_sign_ins');
  }
}
