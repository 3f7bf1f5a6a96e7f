import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores what visitors did with each listing: numbers per day, and search words per month. */
export class CreateListingCounts1795912000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_counts (
        business_id uuid not null references records on delete cascade,
        day date not null,
        seen integer not null,
        opened integer not null,
        called integer not null,
        directions integer not null,
        website integer not null,
        primary key (business_id, day)
      );
      create index listing_counts_by_day on listing_counts (day);

      create table listing_words (
        business_id uuid not null references records on delete cascade,
        -- The first day of the month.
        month date not null,
        word text not null,
        count integer not null,
        primary key (business_id, month, word)
      );
      create index listing_words_by_month on listing_words (month);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_words, listing_counts');
  }
}
