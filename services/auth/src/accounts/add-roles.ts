import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds roles. Existing accounts could do everything, so they become administrators. */
export class AddRoles1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_accounts add column role text not null default 'administrator'
        check (role in ('reader', 'editor', 'administrator'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_accounts drop column role');
  }
}
