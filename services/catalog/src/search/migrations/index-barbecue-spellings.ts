import type { MigrationInterface, QueryRunner } from 'typeorm';

const spelling = '\\mbar[- ]?b[- ]?(q|que|cue)\\M';

/** SQL that indexes a text, and after it each of its abbreviations as one word. */
const searchable = (text: string) => `
  create or replace function searchable(written text) returns tsvector language sql stable as $$
    select to_tsvector('town_words', words) || to_tsvector('simple', words)
    from (select ${text} as plain) folded, lateral (
      select concat_ws(' ', plain, string_agg(translate(letters[1], '-.', ''), ' ')) as words
      from regexp_matches(plain, '(?<![a-z0-9.-])(?:[a-z][-.]){1,5}[a-z](?![a-z0-9])', 'g') letters
    ) indexed
  $$`;

/** Indexes the places with such a spelling again, and has all other documents written again. */
const indexAgain = `
  update businesses set id = id where to_jsonb(businesses)::text ~* '${spelling}';
  update churches set id = id where to_jsonb(churches)::text ~* '${spelling}';
  update services set id = id where to_jsonb(services)::text ~* '${spelling}';
  update properties set id = id where to_jsonb(properties)::text ~* '${spelling}';
  update search_documents set version = version - 1
  where source not in ('businesses', 'churches', 'services', 'properties')`;

/**
 * "Bar-B-Q" and "Bar B Que" are found by "bbq" and "barbecue": the index has the usual words in place of such
 * a spelling, whose first word is no bar.
 */
export class IndexBarbecueSpellings1799801600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const usual = `regexp_replace(folded(written), '${spelling}', 'barbecue bbq', 'g')`;
    await runner.query(searchable(usual));
    await runner.query(indexAgain);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchable('folded(written)'));
    await runner.query(indexAgain);
  }
}
