import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadTrigrams } from './load-trigrams.js';

/** A restore by other tools has an empty search path, so the function names its own. */
const stemsOf = `
  create function stems_of(words text[]) returns text[] language sql immutable
  set search_path = public, pg_catalog as $$
    select coalesce(array_agg(distinct stem), '{}')
    from unnest(words) word, unnest(ts_lexize('english_stem', folded(word))) stem
  $$`;

const meanings = `
  create or replace function meanings(term text) returns setof text language sql stable as $$
    select distinct word
    from search_synonyms, unnest(words) word
    where stems && ts_lexize('english_stem', term) and word <> term
  $$`;

const meaningsBefore = `
  create or replace function meanings(term text) returns setof text language sql stable as $$
    with asked as materialized (select ts_lexize('english_stem', term) as stem)
    select distinct word
    from asked, search_synonyms, unnest(words) word
    where word <> term
      and exists (
        select from unnest(words) known
        where ts_lexize('english_stem', folded(known)) && stem
      )
  $$`;

/** Looks up the similar words of a term once, and not once more for their synonyms. */
const guesses = {
  before: `select candidate, false from similar_words(term) candidate
          union select meaning, true from similar_words(term) candidate, meanings(candidate) meaning`,
  after: `with guesses as materialized (select similar_words(term) as candidate)
          select candidate, false from guesses
          union select meaning, true from guesses, meanings(candidate) meaning`,
};

const replaceInSearch = (before: string, after: string) => `
  do $body$
  declare
    definition text := pg_get_functiondef('search_town'::regproc);
  begin
    if position($text$${before}$text$ in definition) = 0 then
      raise exception 'search_town has another definition than expected';
    end if;
    execute replace(definition, $text$${before}$text$, $text$${after}$text$);
  end $body$`;

/**
 * Stores the stems of synonyms with them. Each search computed the stems of all synonyms up to six times, which
 * were two thirds of its work. A generated column also covers the words that processes of the previous release
 * write.
 */
export class StoreStemsOfSynonyms1799802300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(stemsOf);
    await runner.query(`
      alter table search_synonyms
        add column stems text[] not null generated always as (stems_of(words)) stored`);
    await runner.query(meanings);
    await runner.query(replaceInSearch(guesses.before, guesses.after));
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(meaningsBefore);
    await runner.query(replaceInSearch(guesses.after, guesses.before));
    await runner.query('alter table search_synonyms drop column stems');
    await runner.query('drop function stems_of');
  }
}
