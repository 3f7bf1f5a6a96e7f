import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'acta birth certificate jurado jury marriage matrimonio nacimiento records',
  'agent agente bienes estate inmobiliaria raices realtor realty',
  'antiques resale secondhand thrift',
  'arreglar reparacion reparar repair repairs',
  'asada asado ahumado barbecue bbq brisket costillas ribs smoked',
  'asfalto asphalt cement cemento concrete concreto gravel grava paving',
  'automotive taller',
  'bar brewing cantina pub taberna tavern',
  'beer brewery brewing cerveceria',
  'bnb lodging rentals rooms',
  'bookstore books libreria',
  'boutique clothes wear',
  'braces dental dentist dientes muelas orthodontist ortodoncista teeth toothache',
  'brisket carne meat steak',
  'burger cheeseburger hamburger',
  'burrito enchilada quesadilla taco',
  'cabana cabin lodging rentals',
  'camping campsite hookups',
  'camarones catfish mariscos pescado seafood shrimp',
  'clogged drain drenaje plumbing tuberia',
  'computers copias imprimir print printer',
  'consejo council',
  'costura fabric quilt sewing',
  'cream helado nieve nieves paletas',
  'cristiana cristiano christian church fellowship',
  'dessert pie postre',
  'donut kolaches panaderia pastries pastry',
  'estatal state',
  'float flotar tubes tubos',
  'fruit fruta peaches produce vegetables',
  'furnace heating',
  'garden jardineria jardinero landscaping nursery',
  'gifts recuerdos regalos souvenir',
  'hardware lumber screws tornillos',
  'hiking park senderismo sendero trail',
  'jewelry jewellery joyas joyeria silver',
  'hospedarse quedarse rentals rooms',
  'mail usps',
  'middle secundaria',
  'plumbing septic septico sewer',
  'river riverfront waterfront',
  'sherif sheriff sherrif',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words with which visitors found nothing, or something wrong, although the town has it: "seafood",
 * "hiking", "marriage license", "grava". "Nieve", ice cream, was corrected to "Ninepin", and "concreto" to
 * "concejo". They are new groups, because staff may have changed the existing ones.
 */
export class NameEverydayNeeds1799703300000 implements MigrationInterface {
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
