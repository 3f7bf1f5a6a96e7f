import type { MigrationInterface, QueryRunner } from 'typeorm';

const barbecue = '\\mbar[- ]?b[- ]?(q|que|cue)\\M';
const abbreviation = (signs: string) =>
  `(?<![a-z0-9.${signs}])(?:[a-z][.${signs}]){1,5}[a-z](?![a-z0-9])`;

/** SQL that indexes a text, and after it each of its words that `joined` matches, without the signs. */
const searchable = (text: string, joined: string) => `
  create or replace function searchable(written text) returns tsvector language sql stable as $$
    select to_tsvector('town_words', words) || to_tsvector('simple', words)
    from (select regexp_replace(folded(written), '${barbecue}', 'barbecue bbq', 'g') as plain) folded,
      lateral (
        select concat_ws(' ', ${text}, string_agg(translate(letters[1], '-./', ''), ' ')) as words
        from regexp_matches(plain, '${joined}', 'g') letters
      ) indexed
  $$`;

/** "A/C" and "H-E-B", or two words with a hyphen: "e-bike", "drop-off", "pre-k". */
const joinedWords = `(${abbreviation('/-')}|(?<![a-z0-9-])[a-z]+-[a-z]+(?![a-z0-9-]))`;

const places = ['businesses', 'churches', 'services', 'properties'];

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * The words of "Fire/EMS" are found: PostgreSQL takes such words for the name of a file, which is one word. A
 * word with a hyphen is also found without it: "ebike", "dropoff". Places with such words are indexed again,
 * and the comparison at the start writes the other documents again, because this migration gives them an older
 * version. Both happen in batches, while the tables are in use, which is not possible in one transaction.
 */
export class IndexJoinedWords1799801900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchable("replace(plain, '/', ' ')", joinedWords));
    await indexAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchable('plain', `(${abbreviation('-')})`));
    await indexAgain(runner);
  }
}

async function indexAgain(runner: QueryRunner): Promise<void> {
  for (const table of places) {
    await inBatches(
      runner,
      `select record_id as id from search_sources
       where source = '${table}' and record_id > $1 and folded(concat_ws(
         ' ', name, category, description, details, address, name_es, description_es
       )) ~ '/|[a-z]-[a-z]'
       order by record_id limit ${atOnce}`,
      `update ${table} set id = id where id = any($1)`,
    );
  }
  await inBatches(
    runner,
    `select record_id as id from search_documents
     where source not in ('${places.join("', '")}') and record_id > $1
     order by record_id limit ${atOnce}`,
    'update search_documents set version = version - 1 where record_id = any($1)',
  );
}

/**
 * Updates rows by their id, a batch at a time.
 * @param select SQL of the next ids after $1, in order
 * @param update SQL that updates the rows whose ids are in $1
 */
async function inBatches(runner: QueryRunner, select: string, update: string): Promise<void> {
  for (let last = beforeAll; ; ) {
    const rows: { id: string }[] = await runner.query(select, [last]);
    const ids = rows.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return;
    await runner.query(update, [ids]);
    last = end;
  }
}
