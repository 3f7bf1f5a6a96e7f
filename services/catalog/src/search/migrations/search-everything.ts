import { listVersionTrigger } from '@town/service-kit/database/list-version-trigger';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexFunctions } from './index-functions.js';
import { loadTrigrams } from './load-trigrams.js';
import { firstIndexPlace } from './search-functions.js';
import { allSources, searchSources } from './search-sources.js';
import { searchTown } from './search-town.js';

const tables = ['businesses', 'churches', 'services', 'properties'];

/** The words of a line are synonyms, in English or Spanish. Staff can change them. */
const groups = [
  'attorney lawyer law legal abogado',
  'auto automotive car mechanic garage carro mecanico',
  'bakery baker bread pan panaderia',
  'barbecue bbq barbeque barbacoa',
  'bookstore bookshop books libros',
  'brewery brewing beer brewpub taproom cerveza',
  'bulk brush trash garbage refuse waste basura',
  'burger burgers hamburger',
  'clinic doctor physician medical medico',
  'coffee cafe espresso',
  'court courthouse judge tribunal',
  'daycare childcare preschool guarderia',
  'dentist dental dentista',
  'electrician electric electrical electricista',
  'emergency ambulance ems emergencia ambulancia',
  'church iglesia',
  'city ciudad',
  'electricity luz electricidad',
  'family kids children ninos',
  'festival fair fest feria',
  'fire bomberos',
  'fuel gas petrol gasolina',
  'grocery groceries supermarket',
  'gym fitness workout gimnasio',
  'hair haircut haircuts salon barber peluqueria',
  'heating hvac cooling',
  'highway hwy',
  'home house casa',
  'hotel lodging motel inn cabin accommodation rentals',
  'insurance insurer seguro',
  'land acreage lot ranch terreno',
  'library biblioteca',
  'mail post postal correo',
  'market farmers mercado',
  'movie movies film cinema cine',
  'park parque',
  'pharmacy pharmacist drugstore farmacia',
  'plumber plumbing plomero plomeria',
  'police sheriff policia',
  'realtor realty inmobiliaria',
  'restaurant dining eat food dinner lunch breakfast restaurante comida',
  'road rd',
  'roofer roofing techo',
  'school isd escuela',
  'shop shopping store retail tienda',
  'street st calle',
  'town pueblo',
  'vet veterinary veterinarian veterinario',
  'water utility utilities agua',
  'wine winery vineyard vino',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

/** A UUID of version 8, derived from the words. It identifies groups that staff have not changed. */
const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Extends the search to the whole site: the index accepts documents of other services, synonyms become
 * data, and searches without a result are counted. Every place is indexed again.
 */
export class SearchEverything1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(`
      alter table search_documents
        add column slug text not null default '',
        add column happens_on date,
        add column version integer not null default 0,
        add column folded_name text not null default '';
      create index search_documents_by_name on search_documents (folded_name text_pattern_ops);
      create index search_documents_by_source on search_documents (source, record_id);

      create table search_synonyms (
        id uuid primary key default gen_random_uuid(),
        words text[] not null,
        version integer not null default 1
      );
      insert into search_synonyms (id, words)
        select ${idOfWords}, words from (values ${values}) as groups (words);
      ${listVersionTrigger('search_synonyms', 'search_documents')}

      create table missed_searches (
        day date not null,
        words text not null,
        count integer not null,
        primary key (words, day)
      );
      create index missed_searches_by_day on missed_searches (day);
    `);
    await runner.query(allSources);
    await runner.query(indexFunctions);
    await runner.query(searchTown);
    for (const table of tables) await runner.query(`update ${table} set id = id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await loadTrigrams(runner);
    await runner.query(`
      drop function search_town, weight_of, meanings, spelling, index_document, phone_words;
      drop view search_sources;
      drop table search_synonyms, missed_searches;
      delete from search_documents where source not in ('${tables.join("', '")}');
      alter table search_documents
        drop column slug, drop column happens_on, drop column version, drop column folded_name;
      ${searchSources}
      ${firstIndexPlace.replace('create function', 'create or replace function')}
    `);
    for (const table of tables) await runner.query(`update ${table} set id = id`);
  }
}
