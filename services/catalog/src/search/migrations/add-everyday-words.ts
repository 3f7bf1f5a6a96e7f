import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a line are synonyms. A word may be in several lines. */
const groups = [
  'automotive flat grua llanta ponchada tire tow tyre',
  'almuerzo lunch dining food restaurant',
  'breakfast cafe desayuno',
  'cena dinner dining food restaurant',
  'comer eat dining food restaurant',
  'bill factura pagar pago pay payment recibo',
];

const values = groups.map((group) => `(string_to_array('${group}', ' '))`).join(', ');

const idOfWords = `overlay(overlay(md5(array_to_string(words, ' ')) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Adds words that visitors have searched for without a result: a flat tire, lunch in Spanish, a bill to
 * pay. They are new groups, because staff may have changed the existing ones.
 */
export class AddEverydayWords1796900000000 implements MigrationInterface {
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
