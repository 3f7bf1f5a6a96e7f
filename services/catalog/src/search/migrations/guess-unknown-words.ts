import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadTrigrams } from './load-trigrams.js';
import { searchTown } from './search-town.js';

/** The two functions before this migration: the similar words, and the search that uses them. */
const similarWords = searchTown.slice(0, searchTown.indexOf('-- The ways in which'));
const search = searchTown
  .slice(searchTown.indexOf('create function search_town('))
  .replace('create function', 'create or replace function');

/** A word that is a synonym of a group is never corrected as a typing error. */
const ofUnknownWords = similarWords.replace(
  'where word % term and word <> term\n',
  'where word % term and word <> term and not exists (select from meanings(term))\n',
);

/** Synonyms of a corrected word must match as whole words: only a typed word may match as a prefix. */
const meaningsWhole = search
  .replace(
    'select candidate from similar_words(term) candidate\n',
    'select candidate, false from similar_words(term) candidate\n',
  )
  .replace(
    'union select meaning from similar_words(term) candidate, meanings(candidate) meaning\n',
    'union select meaning, true from similar_words(term) candidate, meanings(candidate) meaning\n',
  )
  .replace(
    'for other in\n          select candidate,',
    'for other, is_meaning in\n          select candidate,',
  )
  .replace(
    'guess := guess || spelling(other, false);',
    'guess := guess || spelling(other, is_meaning);',
  )
  .replace('has_found boolean;', 'has_found boolean;\n    is_meaning boolean;');

/**
 * Fixes two wrong corrections. "Mechanic" found the post office: it was corrected to "mecánico", whose
 * synonym "car" matched the beginning of "cartas". "Banco", a bank, was corrected to "Blanco", the town.
 */
export class GuessUnknownWords1799700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(ofUnknownWords);
    await runner.query(meaningsWhole);
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(similarWords);
    await runner.query(search);
  }
}
