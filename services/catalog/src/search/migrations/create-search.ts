import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchFunctions } from './search-functions.js';
import { searchSources } from './search-sources.js';

const tables = ['businesses', 'churches', 'services', 'properties'];

/**
 * Creates one index over all kinds of places. Triggers update it in the transaction of the write, so a
 * search finds every committed place at once.
 */
export class CreateSearch1795219205000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists unaccent;
      create extension if not exists pg_trgm;
      create extension if not exists fuzzystrmatch;

      create text search configuration town_words (copy = english);
      alter text search configuration town_words
        alter mapping for hword, hword_part, word with unaccent, english_stem;

      create table search_documents (
        record_id uuid primary key,
        source text not null,
        kind text not null,
        name text not null,
        description text not null,
        category text not null,
        phone text,
        address text,
        hours text,
        search tsvector not null
      );
      create index search_documents_by_words on search_documents using gin (search);
      ${listVersionTrigger('search_documents')}

      create table search_words (word text primary key);
      create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);
    `);
    await runner.query(searchSources);
    await runner.query(searchFunctions);
    for (const table of tables) {
      await runner.query(`
        create trigger ${table}_index_row after insert or update or delete on ${table}
          for each row execute function index_place();
        create trigger ${table}_index_truncate after truncate on ${table}
          for each statement execute function index_no_place();
        update ${table} set id = id;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`
        drop trigger ${table}_index_row on ${table};
        drop trigger ${table}_index_truncate on ${table};
      `);
    }
    await runner.query(`
      drop function search_directory, similar_words, index_place, index_no_place;
      drop view search_sources;
      drop table search_documents, search_words;
      drop function synonyms, searchable, folded;
      drop text search configuration town_words;
    `);
  }
}
