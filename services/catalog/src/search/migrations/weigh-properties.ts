import type { MigrationInterface, QueryRunner } from 'typeorm';

const weightOf = (more: string) => `
  create or replace function weight_of(kind text, happens_on date, today date) returns real
  language sql immutable as $$
    select case
      when kind = 'page' then 0.4
      when kind = 'news' then 0.6
      ${more}
      when kind <> 'event' then 1
      when happens_on < today then 0.3
      else 0.8
    end
  $$`;

/**
 * Ranks properties after places that match equally. The title of a property describes it by its
 * surroundings: "school" found a house by the school before the schools.
 */
export class WeighProperties1799702200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(weightOf("when kind = 'property' then 0.95"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(weightOf(''));
  }
}
