import type { MigrationInterface, QueryRunner } from 'typeorm';

const weightOf = (more: string) => `
  create or replace function weight_of(kind text, happens_on date, today date) returns real
  language sql immutable as $$
    select case
      ${more}
      when kind = 'news' then 0.6
      when kind <> 'event' then 1
      when happens_on < today then 0.3
      else 0.8
    end
  $$`;

/**
 * Ranks the town's own pages lower: their texts are long, so a place or an article with the same word is
 * better.
 */
export class WeighPages1799700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(weightOf("when kind = 'page' then 0.4"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(weightOf(''));
    await runner.query("delete from search_documents where kind = 'page'");
  }
}
