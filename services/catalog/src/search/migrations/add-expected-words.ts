import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'alberca piscina pool',
  'alcalde concejo council mayor',
  'alcaldia ayuntamiento',
  'alguacil sheriff',
  'aceite automotive oil',
  'atm banco bank cajero',
  'automotive brakes frenos',
  'baile dance',
  'bakery cake pastel pasteleria',
  'bano bathroom bathrooms restroom restrooms toilet',
  'boda wedding',
  'burn quema',
  'canoa canoe flotadores kayak paddle tube tubing',
  'christmas navidad navidena navideno xmas',
  'clinic clinica medico',
  'concert concierto',
  'desfile parade',
  'dog perro',
  'eleccion elecciones election votar vote',
  'empleo job',
  'fireworks pirotecnia',
  'football futbol',
  'fuel gas gasolinera',
  'game partido',
  'impuesto tax',
  'informacion information tourist turista turistica visitante visitor',
  'mascota pet veterinary',
  'museo museum',
  'music musica',
  'notario notary',
  'permiso permit',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words that residents expect to work, in English and Spanish, such as the Spanish adjective for
 * Christmas, and "mayor" for the council. They are new groups, because staff may have changed the existing
 * ones.
 */
export class AddExpectedWords1799700900000 implements MigrationInterface {
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
