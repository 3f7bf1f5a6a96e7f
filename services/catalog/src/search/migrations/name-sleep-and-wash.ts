import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'alojamiento dormir hospedaje hotel inn lodging motel rentals rooms sleep',
  'laundromat laundry lavar wash washers',
  'mexican mexicana mexicano taco tacos taqueria',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words with which visitors found nothing, or something wrong: "dónde dormir" found no place to stay,
 * "lavar ropa" a pottery, and "mexican food" every place with food before the taco stand.
 */
export class NameSleepAndWash1799703100000 implements MigrationInterface {
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
