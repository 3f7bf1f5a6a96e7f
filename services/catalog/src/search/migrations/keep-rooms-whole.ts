import type { MigrationInterface, QueryRunner } from 'typeorm';

const spelling = (more: string) => `
  create or replace function spelling(word text, whole boolean) returns tsquery language sql stable as $$
    select case
      when whole and word = 'salon' then to_tsquery('simple', 'salon:AB')
      ${more}
      when word in ('pecans', 'fitness') then plain
      when numnode(stemmed) = 0 then plain
      else stemmed || plain
    end
    from (select
      to_tsquery('town_words', word) as stemmed,
      to_tsquery('simple', word || case when whole then '' else ':*' end) as plain
    ) as forms
  $$`;

/**
 * "Lodging" found a coffee house with a "back room", a laundromat with washers for "a whole cabin", and a cottage for
 * sale. As whole words, "rooms" and "cottages" now match the plural only, and a single cabin names
 * and categories only.
 */
export class KeepRoomsWhole1799802400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      spelling(`when whole and word in ('rooms', 'cottages') then plain
      when whole and word in ('cabin', 'cabana')
        then to_tsquery('simple', word || ':AB | ' || word || 's')`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(spelling(''));
  }
}
