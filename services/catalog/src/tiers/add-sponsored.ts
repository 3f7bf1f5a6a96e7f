import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds whether a subscription pays for a business. A business that never had a subscription is Premium as
 * well, and must not be labelled as paid.
 */
export class AddSponsored1795912500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table businesses add column sponsored boolean not null default false;

      create function apply_sponsored() returns trigger language plpgsql as $$
      begin
        new.sponsored := exists (
          select from listing_subscriptions
          where application_id = new.application_id and not ended
        );
        return new;
      end $$;
      create trigger businesses_apply_sponsored before insert or update on businesses
        for each row execute function apply_sponsored();
      update businesses set id = id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger businesses_apply_sponsored on businesses;
      drop function apply_sponsored;
      alter table businesses drop column sponsored;
    `);
  }
}
