import type { MigrationInterface, QueryRunner } from 'typeorm';

const tierWithout = (emptied: string) => `
  create or replace function apply_listing_tier() returns trigger language plpgsql as $$
  begin
    new.tier := listing_tier(new.application_id);
    if new.tier = 'basic' then
      new.website := null;
      new.image_url := null;
      new.image_alt := null;
      new.social_links := '{}';
      new.menu_url := null;
      new.more_categories := '{}';
      ${emptied}
    end if;
    return new;
  end $$`;

/**
 * Adds further pictures to businesses. The Basic plan does not show them; the managed record keeps
 * them.
 */
export class AddMorePictures1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table businesses add column more_pictures jsonb not null default '[]'`,
    );
    await runner.query(tierWithout(`new.more_pictures := '[]';`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tierWithout(''));
    await runner.query('alter table businesses drop column more_pictures');
  }
}
