import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'afinacion automotive tuneup',
  'alfalfa feed forraje pastura',
  'almorzar almuerzo lunch',
  'bar brewing nightlife pub saloon taproom',
  'bisd isd',
  'boiler calentador heater',
  'boliche bolos bowling',
  'boots botas shoes zapatos',
  'breakfast brunch desayunar desayuno',
  'cafe cafeteria coffee',
  'calefactor furnace heating',
  'carcel jail sheriff',
  'casa home house vivienda',
  'cena cenar dinner restaurant',
  'church culto iglesia worship',
  'clavos hardware herramientas madera tools',
  'comercial commercial',
  'cooperative pec',
  'corte court courthouse juez judge juzgado tribunal',
  'cream heladeria helado',
  'dumpster contenedor trash',
  'elementary kinder kindergarten primaria',
  'envio estampillas fedex mail package paqueteria paquetes parcels shipping stamps',
  'fosa plumbing septic sewer',
  'independent superintendent superintendente',
  'info informacion information tourism tourist turismo turista turistica visitante visitor',
  'knitting tejer thread yarn',
  'nueces nuts pecans',
  'outdoor outdoors park parque',
  'park parque playground',
  'placas records register registrar registration registro vote votar votante voter',
  'teatro theater theatre',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

const spelling = (more: string) => `
  create or replace function spelling(word text, whole boolean) returns tsquery language sql stable as $$
    select case
      when whole and word = 'salon' then to_tsquery('simple', 'salon:AB')
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
 * Adds words with which visitors found nothing, or something wrong, although the town has it: "tourist info",
 * "worship", "stamps", "corte". They are new groups, because staff may have changed the existing ones.
 *
 * Two words no longer match by their stems: "pecans" found everything on Pecan Street, and "gym", with its
 * synonym "fitness", gifts that fit in a suitcase.
 */
export class NameFurtherNeeds1799703400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(spelling("when word in ('pecans', 'fitness') then plain"));
    await runner.query(`
      insert into search_synonyms (id, words)
        select ${idOfWords}, words from (values ${values}) as groups (words)
        on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from search_synonyms
        where version = 1 and id in (
          select ${idOfWords} from (values ${values}) as groups (words)
        )`);
    await runner.query(spelling(''));
  }
}
