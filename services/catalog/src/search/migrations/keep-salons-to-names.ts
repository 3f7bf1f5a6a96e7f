import type { MigrationInterface, QueryRunner } from 'typeorm';

const spelling = (more: string) => `
  create or replace function spelling(word text, whole boolean) returns tsquery language sql stable as $$
    select case
      ${more}
      when numnode(stemmed) = 0 then plain
      else stemmed || plain
    end
    from (select
      to_tsquery('town_words', word) as stemmed,
      to_tsquery('simple', word || case when whole then '' else ':*' end) as plain
    ) as forms
  $$`;

/**
 * "haircut" found a dance: "salon" is its synonym, and a Spanish "salón" is any hall. As a whole word it
 * now matches names and categories only. Somebody who types "salón de baile" still finds the hall, because
 * a typed word also matches as the beginning of a word.
 */
export class KeepSalonsToNames1799703200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      spelling("when whole and word = 'salon' then to_tsquery('simple', 'salon:AB')"),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(spelling(''));
  }
}
