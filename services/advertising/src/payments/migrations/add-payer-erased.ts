import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks payments whose payer was erased: nobody can manage their subscription, so it must end. */
export class AddPayerErased1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table payments add column payer_erased boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column payer_erased');
  }
}
