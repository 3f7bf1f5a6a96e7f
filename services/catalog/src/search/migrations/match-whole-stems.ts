import type { MigrationInterface, QueryRunner } from 'typeorm';

const spelling = (stem: string) => `
  create or replace function spelling(word text, whole boolean) returns tsquery language sql stable as $$
    select case
      when numnode(stemmed) = 0 then plain
      else stemmed || plain
    end
    from (select
      to_tsquery('town_words', ${stem}) as stemmed,
      to_tsquery('simple', word || case when whole then '' else ':*' end) as plain
    ) as forms
  $$`;

/**
 * A word matches words that begin with it, and words with the same stem. It no longer matches words that
 * merely begin with its stem: "wedding" found "Wednesday", which begins with the stem "wed".
 */
export class MatchWholeStems1799700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(spelling('word'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(spelling("word || case when whole then '' else ':*' end"));
  }
}
