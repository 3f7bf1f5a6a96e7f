import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'conducir driver drivers manejar',
  'flood flooding inundacion inundaciones',
  'licencia licencias license licenses',
  'perrera refugio shelter',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words for public offices and floods, with which visitors found nothing. They are new groups, because
 * staff may have changed the existing ones.
 */
export class NameOffices1799801970000 implements MigrationInterface {
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
