import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadTrigrams } from './load-trigrams.js';
import { firstSimilarWords, firstSynonyms } from './search-functions.js';

const tables = ['businesses', 'churches', 'services', 'properties'];

/** The words of a line are synonyms. */
const groups = [
  'attorney lawyer law legal',
  'bakery baker bread',
  'brewery beer brewpub taproom',
  'clinic doctor physician medical',
  'coffee cafe espresso',
  'daycare childcare preschool',
  'dentist dental',
  'electrician electric electrical',
  'fuel gas petrol',
  'grocery groceries supermarket',
  'gym fitness workout',
  'hair haircut haircuts salon barber',
  'heating hvac cooling',
  'hotel lodging motel inn cabin',
  'insurance insurer',
  'mechanic garage automotive',
  'pharmacy pharmacist drugstore',
  'plumber plumbing',
  'police sheriff',
  'roofer roofing',
  'vet veterinary veterinarian',
  'wine winery vineyard',
];

const values = groups.map((group) => `('${group}')`).join(', ');

/**
 * Adds synonyms, so that "plumber" finds plumbing. A short word is corrected only to a word with the same
 * first letter: "beer" never becomes "deer". Every place is indexed again.
 */
export class ExtendSynonyms1795911000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(`
      create or replace function synonyms(written text) returns text language sql stable as $$
        with words as (select regexp_split_to_array(folded(written), '[^a-z0-9]+') as all_words)
        select concat_ws(' ',
          (select string_agg(other, ' ')
            from words, (values
              ('bbq', 'barbecue'), ('barbecue', 'bbq'), ('barbeque', 'bbq barbecue')
            ) pair (word, other)
            where word = any(all_words)),
          (select string_agg(same, ' ')
            from words, (values ${values}) as groups (same)
            where string_to_array(same, ' ') && all_words)
        )
      $$;
      create or replace function similar_words(term text) returns setof text language sql stable
      set pg_trgm.similarity_threshold = 0.1 as $$
        select word
        from search_words, lateral (select levenshtein(word, term) as distance) apart
        where word % term and word <> term
          and (length(term) >= 6 or left(word, 1) = left(term, 1))
          and (
            distance <= case when length(term) >= 8 then 2 else 1 end
            -- Two letters in the wrong order are one error.
            or distance = 2 and (
              select string_agg(l, '' order by l) from regexp_split_to_table(word, '') l
            ) = (
              select string_agg(l, '' order by l) from regexp_split_to_table(term, '') l
            )
          )
        order by distance, word
        limit 10
      $$`);
    await indexAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    for (const definition of [firstSynonyms, firstSimilarWords]) {
      await runner.query(definition.replace('create function', 'create or replace function'));
    }
    await indexAgain(runner);
  }
}

async function indexAgain(runner: QueryRunner): Promise<void> {
  for (const table of tables) await runner.query(`update ${table} set id = id`);
}
