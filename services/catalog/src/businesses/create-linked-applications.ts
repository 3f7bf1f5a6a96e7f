import type { MigrationInterface, QueryRunner } from 'typeorm';

const tierOf = (subscriptions: string) => `
  create or replace function listing_tier(application uuid) returns text language sql stable as $$
    select case when count(*) > 0 and bool_and(ended) then 'basic' else 'premium' end
    from ${subscriptions}
  $$`;

const sponsoredBy = (subscriptions: string) => `
  create or replace function apply_sponsored() returns trigger language plpgsql as $$
  begin
    new.sponsored := exists (select from ${subscriptions} and not ended);
    return new;
  end $$`;

/**
 * Stores applications that were approved with a business of the directory. The subscription of such an
 * application pays for the application that the business has in its content. A link changes no subscription.
 */
export class CreateLinkedApplications1799801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table linked_applications (
        application_id uuid primary key,
        business_id uuid not null references records on delete cascade,
        pays_for uuid not null,
        -- The applicant's membership, if the approval made them the owner.
        added_member_id uuid
      );
      create index linked_applications_by_target on linked_applications (pays_for);
      create index linked_applications_by_business on linked_applications (business_id);

      create function subscriptions_of(application uuid) returns setof listing_subscriptions
        language sql stable as $$
        select s.* from listing_subscriptions s
        where s.application_id = $1
          and not exists (select from linked_applications l where l.application_id = $1)
        union all
        select s.* from linked_applications l
        join listing_subscriptions s on s.application_id = l.application_id
        where l.pays_for = $1
      $$;
    `);
    await runner.query(tierOf('subscriptions_of($1)'));
    await runner.query(sponsoredBy('subscriptions_of(new.application_id) where true'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tierOf('listing_subscriptions where application_id = $1'));
    await runner.query(
      sponsoredBy('listing_subscriptions where application_id = new.application_id'),
    );
    await runner.query('drop function subscriptions_of; drop table linked_applications');
  }
}
