import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a column with the search words of each inbox item, and lets the database count items with a small
 * index. A trigger updates the words, so that items written by the previous release are also found. The
 * labels of the details are left out, because they are the same in many items. The table stays in use
 * meanwhile, which is not possible in a transaction.
 */
export class AddInboxWords1799800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox_items add column if not exists words text');
    await runner.query(trigger);
    while ((await fillBatch(runner)) > 0);
    for (const [name, definition] of indexes) {
      // An interrupted build leaves an invalid index, which is removed first.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on inbox_items ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index if exists inbox_items_to_count;
      drop trigger inbox_items_set_words on inbox_items;
      drop function set_inbox_words;
      alter table inbox_items drop column words;
    `);
  }
}

const indexes = [
  ['inbox_items_by_words', 'using gin (words gin_trgm_ops)'],
  ['inbox_items_to_count', '(state, kind)'],
] as const;

const trigger = `
  create or replace function set_inbox_words() returns trigger language plpgsql as $$
  begin
    new.words := record_words(new.subject,
      jsonb_build_array(new.sender_name, new.sender_email, new.sender_phone)
        || jsonb_path_query_array(new.details, '$[*].value'));
    return new;
  end $$;

  create or replace trigger inbox_items_set_words
    before insert or update of subject, sender_name, sender_email, sender_phone, details
    on inbox_items for each row execute function set_inbox_words();
`;

/** @returns how many items got their words */
async function fillBatch(runner: QueryRunner): Promise<number> {
  const [, filled]: [unknown, number] = await runner.query(`
    update inbox_items set subject = subject
    where id in (select id from inbox_items where words is null limit 500)
  `);
  return filled;
}
