import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the name in the directory of an application's business, as the catalog has reported it. Of earlier ones
 * the application's name is known, with which the business was created unless it existed before. The trigger
 * that forgets the business of an undone approval forgets its name, too.
 */
export class AddListedName1800300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table advertiser_applications add column listed_name text;
      update advertiser_applications set listed_name = business_name
        where business_id is not null and not is_taken_back and business_existed is not true;
      create or replace function forget_taken_back() returns trigger language plpgsql as $$
      begin
        new.business_id := null;
        new.listed_name := null;
        return new;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function forget_taken_back() returns trigger language plpgsql as $$
      begin
        new.business_id := null;
        return new;
      end $$;
      alter table advertiser_applications drop column listed_name;
    `);
  }
}
