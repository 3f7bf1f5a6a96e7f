import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the sums of all listings of a finished month. `MonthlySums` fills the table. */
export class CreateMonthlyCounts1799802100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table monthly_counts (
        -- The first day of the month.
        month date primary key,
        seen bigint not null,
        opened bigint not null,
        called bigint not null,
        directions bigint not null,
        website bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table monthly_counts');
  }
}
