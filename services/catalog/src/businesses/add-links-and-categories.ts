import type { MigrationInterface, QueryRunner } from 'typeorm';

const tierWithout = (emptied: string) => `
  create or replace function apply_listing_tier() returns trigger language plpgsql as $$
  begin
    new.tier := listing_tier(new.application_id);
    if new.tier = 'basic' then
      new.website := null;
      new.image_url := null;
      new.image_alt := null;
      ${emptied}
    end if;
    return new;
  end $$`;

const sourcesWith = (details: string) => `
  create or replace view search_sources as
  select
    id as record_id, 'businesses' as source,
    case
      when category in ('dining', 'restaurant', 'food') then 'dining'
      when category in ('shopping', 'retail') then 'shopping'
      else 'services'
    end as kind,
    name, description, category, ${details} as details, phone, address, hours
  from businesses
  union all
  select
    id, 'churches', 'churches', name, description, coalesce(denomination, 'church'),
    concat_ws(' ', 'church', pastor), phone, address, service_schedule
  from churches
  union all
  select
    id, 'services', 'services', name, description, category,
    coalesce(contact_person, ''), phone, address, hours
  from services
  union all
  select
    id, 'properties', 'real-estate', title, description, property_type,
    concat_ws(' ', 'real estate property', case when bedrooms > 0 then 'home house' end),
    case when contact not like '%@%' then contact end, address, null
  from properties`;

/**
 * Adds social links, a menu and further categories to businesses. The Basic plan shows none of
 * them. The search also finds a business by its further categories.
 */
export class AddLinksAndCategories1795913000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table businesses
        add column social_links text[] not null default '{}',
        add column menu_url text,
        add column more_categories text[] not null default '{}'
    `);
    await runner.query(
      tierWithout(`
        new.social_links := '{}';
        new.menu_url := null;
        new.more_categories := '{}';`),
    );
    await runner.query(sourcesWith(`array_to_string(more_categories, ' ')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sourcesWith(`''`));
    await runner.query(tierWithout(''));
    await runner.query(`
      alter table businesses
        drop column social_links, drop column menu_url, drop column more_categories
    `);
  }
}
