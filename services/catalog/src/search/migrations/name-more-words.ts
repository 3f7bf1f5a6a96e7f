import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadTrigrams } from './load-trigrams.js';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'abarrotes grocery supermercado',
  'accountant accounting bookkeeping contable contador contadora',
  'acampar campamento camping campground',
  'alquilar alquiler rent rental rentar renta',
  'artificiales fireworks',
  'baptist bautista',
  'barber barberia barbershop cabello estetica estilista hair hairdresser pelo peluqueria peluquero',
  'basurero dump landfill trash vertedero',
  'boutique clothes clothing ropa',
  'catholic catolica catolico',
  'emergency urgencia urgencias',
  'fish fishing pesca pescar',
  'florist flores floreria flowers',
  'lutheran luterana luterano',
  'methodist metodista',
  'nadar natacion swim swimming',
  'presbyterian presbiteriana presbiteriano',
  'veterinaria veterinary',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/** The stem of the term is computed once, because a search calls this for each of its words. */
const meanings = `
  create or replace function meanings(term text) returns setof text language sql stable as $$
    with asked as materialized (select ts_lexize('english_stem', term) as stem)
    select distinct word
    from asked, search_synonyms, unnest(words) word
    where word <> term
      and exists (
        select from unnest(words) known
        where ts_lexize('english_stem', folded(known)) && stem
      )
  $$;
`;

const meaningsBefore = `
  create or replace function meanings(term text) returns setof text language sql stable as $$
    select distinct word from search_synonyms, unnest(words) word
    where word <> term and exists (
      select from unnest(words) known
      where ts_lexize('english_stem', folded(known)) && ts_lexize('english_stem', term)
    )
  $$;
`;

/** Without `guesses_beside`, a search answers only what matches as typed, and looks up no similar words. */
const guesses = {
  before: 'if has_found and not guesses_beside then',
  after: 'if guesses_beside is null or has_found and not guesses_beside then',
};

const replaceInSearch = (before: string, after: string) => `
  do $body$
  declare
    definition text := pg_get_functiondef('search_town'::regproc);
  begin
    if position('${before}' in definition) = 0 then
      raise exception 'search_town has another definition than expected';
    end if;
    execute replace(definition, '${before}', '${after}');
  end $body$`;

/**
 * Adds words with which visitors found nothing, or something wrong: a "contador" was corrected to the
 * county ("condado"). They are new groups, because staff may have changed the existing ones.
 */
export class NameMoreWords1799702100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(meanings);
    await runner.query(replaceInSearch(guesses.before, guesses.after));
    await runner.query(`
      insert into search_synonyms (id, words)
        select ${idOfWords}, words from (values ${values}) as groups (words)
        on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(meaningsBefore);
    await runner.query(replaceInSearch(guesses.after, guesses.before));
    await runner.query(`
      delete from search_synonyms
        where version = 1 and id in (
          select ${idOfWords} from (values ${values}) as groups (words)
        )`);
  }
}
