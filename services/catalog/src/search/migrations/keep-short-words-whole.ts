import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadTrigrams } from './load-trigrams.js';

const before = { parameters: 'guesses_beside boolean', begins: 'spelling(term, false)' };
const after = {
  parameters: 'guesses_beside boolean, is_finished boolean DEFAULT false',
  begins: 'spelling(term, is_finished and is_short_word(term, kinds))',
};

/** SQL that replaces the search by one with other parameters, which a mere "create or replace" cannot do. */
const replaceSearch = (from: typeof before, to: typeof before) => `
  do $body$
  declare
    definition text := pg_get_functiondef('search_town'::regproc);
  begin
    if position('${from.parameters})' in definition) * position('${from.begins}' in definition) = 0 then
      raise exception 'search_town has another definition than expected';
    end if;
    drop function search_town;
    execute replace(
      replace(definition, '${from.parameters})', '${to.parameters})'), '${from.begins}', '${to.begins}'
    );
  end $body$`;

/**
 * A word of at most three letters that is in a record no longer matches the beginnings of other words, unless it
 * may be unfinished: "pie" found a stone cottage before a diner, because "piedra" begins so. Processes of the
 * previous release call the search without the additional parameter.
 */
export class KeepShortWordsWhole1799801950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(`
      create function is_short_word(term text, kinds text[]) returns boolean language sql stable as $$
        select length(term) <= 3 and exists (
          select from search_documents d
          where d.search @@ spelling(term, true) and (kinds is null or d.kind = any(kinds))
        )
      $$`);
    await runner.query(replaceSearch(before, after));
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(replaceSearch(after, before));
    await runner.query('drop function is_short_word');
  }
}
