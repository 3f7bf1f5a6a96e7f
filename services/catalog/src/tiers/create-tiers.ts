import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the plan of a business. The public row holds only what the plan includes; the managed record keeps
 * everything that was entered, for when the plan returns. Existing businesses keep what they show: only the
 * end of a subscription makes a business Basic.
 */
export class CreateTiers1795910100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_subscriptions (
        id text primary key,
        application_id uuid,
        ended boolean not null
      );
      create index listing_subscriptions_by_application on listing_subscriptions (application_id);

      create function listing_tier(application uuid) returns text language sql stable as $$
        select case when count(*) > 0 and bool_and(ended) then 'basic' else 'premium' end
        from listing_subscriptions where application_id = $1
      $$;

      alter table businesses add column tier text not null default 'premium'
        check (tier in ('basic', 'premium'));

      create function apply_listing_tier() returns trigger language plpgsql as $$
      begin
        new.tier := listing_tier(new.application_id);
        if new.tier = 'basic' then
          new.website := null;
          new.image_url := null;
          new.image_alt := null;
        end if;
        return new;
      end $$;
      create trigger businesses_apply_tier before insert or update on businesses
        for each row execute function apply_listing_tier();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger businesses_apply_tier on businesses;
      drop function apply_listing_tier;
      alter table businesses drop column tier;
      drop function listing_tier;
      drop table listing_subscriptions;
    `);
  }
}
