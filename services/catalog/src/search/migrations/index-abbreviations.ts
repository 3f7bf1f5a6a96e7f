import type { MigrationInterface, QueryRunner } from 'typeorm';

const hasAbbreviation = '(^|[^a-z0-9.-])([a-z][-.]){1,5}[a-z]([^a-z0-9]|$)';

const tables = ['businesses', 'churches', 'services', 'properties'];

const searchable = (text: string) => `
  create or replace function searchable(written text) returns tsvector language sql stable as $$
    select to_tsvector('town_words', text) || to_tsvector('simple', text)
    from (select ${text} as text) as folded
  $$`;

/** The text, and after it each abbreviation as one word. */
const withAbbreviations = `concat_ws(' ', folded(written), (
  select string_agg(translate(letters[1], '-.', ''), ' ')
  from regexp_matches(folded(written), '(?<![a-z0-9.-])(?:[a-z][-.]){1,5}[a-z](?![a-z0-9])', 'g') letters
))`;

/**
 * "H-E-B" is found by "heb", and "D.M.V." by "dmv". Places with an abbreviation are indexed again. The
 * comparison at the start also writes all other documents again, because this migration gives them an older
 * version.
 */
export class IndexAbbreviations1799801200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchable(withAbbreviations));
    await indexAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchable('folded(written)'));
    await indexAgain(runner);
  }
}

async function indexAgain(runner: QueryRunner): Promise<void> {
  for (const table of tables) {
    await runner.query(
      `update ${table} as place set id = id where to_jsonb(place)::text ~* '${hasAbbreviation}'`,
    );
  }
  await runner.query(
    `update search_documents set version = version - 1 where source not in ('${tables.join("', '")}')`,
  );
}
