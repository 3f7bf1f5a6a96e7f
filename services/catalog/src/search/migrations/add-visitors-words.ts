import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'ac acondicionado air aire conditioning calefaccion cooling heating hvac',
  'airbnb alojamiento cottages hospedaje hotel lodging rentals rooms',
  'antiguedades antiques',
  'apagon corriente electric electricidad electricity luz outage power',
  'carretera highway hwy us',
  'collection pickup recogida recoleccion trash',
  'departamento department district estacion station',
  'ferreteria hardware',
  'fm rm',
  'laundromat laundry lavanderia',
  'nursery plantas plants vivero',
  'sale venta',
  '1st first primera',
  '2nd second segunda',
  '3rd third tercera',
  '4th cuarta fourth',
  '5th fifth quinta',
  '6th sexta sixth',
  '7th septima seventh',
  '8th eighth octava',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words that found nothing although matching records existed: trash pickup, the fire department, an
 * outage, and the spoken name of a highway or a numbered street. They are new groups, because staff may
 * have changed the existing ones.
 */
export class AddVisitorsWords1799700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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
  }
}
