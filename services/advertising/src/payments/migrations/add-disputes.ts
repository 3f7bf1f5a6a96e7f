import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDisputes1795990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments add column dispute jsonb;
      create index payments_by_lost_dispute on payments (subscription_id)
        where dispute ->> 'state' = 'lost';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column dispute');
  }
}
