import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSubscriptions1795910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A change of plan charges cents. Rows of the release before have none.
      alter table payments
        add column amount_cents integer check (amount_cents > 0),
        add column subscription_id text,
        add column renewal boolean not null default false;
      create index payments_by_subscription on payments (subscription_id)
        where subscription_id is not null;

      create table subscriptions (
        id text primary key,
        customer_id text not null,
        plan text not null check (plan in ('monthly', 'annual')),
        price_cents integer not null check (price_cents > 0),
        state text not null check (state in ('active', 'payment-failed', 'ending', 'ended')),
        paid_until timestamptz not null,
        grace_until timestamptz,
        first_paid_at timestamptz not null,
        first_payment_id text not null,
        -- In lower case: the owner whose confirmed address it is manages it.
        email text,
        card jsonb,
        -- Whether its start has been published.
        announced boolean not null default false,
        -- The renewals up to this invoice's time have been published.
        renewed_at timestamptz not null,
        -- How many reminders of the present failure have been published.
        reminders integer not null default 0,
        -- What is still to be done at Stripe: end it, or give everything back and end it.
        finish text check (finish in ('end', 'refund')),
        checked_at timestamptz not null
      );
      create index subscriptions_by_email on subscriptions (email) where email is not null;
      create index subscriptions_by_customer on subscriptions (email_hash(email))
        where email is not null;
      -- Whoever is erased must not be charged. Nothing else empties the address.
      create function end_subscription_of_nobody() returns trigger language plpgsql as $$
      begin
        new.finish := coalesce(new.finish, 'end');
        return new;
      end $$;
      create trigger subscriptions_end_when_erased before update on subscriptions
        for each row when (old.email is not null and new.email is null and new.state <> 'ended')
        execute function end_subscription_of_nobody();
      create index subscriptions_by_time on subscriptions (paid_until) where state <> 'ended';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table subscriptions;
      drop function end_subscription_of_nobody;
      alter table payments drop column amount_cents, drop column subscription_id, drop column renewal;
    `);
  }
}
