import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores which plans wait for another address, and what follows from a move. */
export class CreatePlanMoves1800600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plan_moves (
        id uuid primary key,
        subscription_id text not null,
        -- Both in lower case.
        from_email text not null,
        to_email text not null,
        state text not null check (state in ('open', 'accepted', 'withdrawn', 'declined')),
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index plan_moves_by_from on plan_moves (email_hash(from_email));
      create index plan_moves_by_to on plan_moves (email_hash(to_email));
      create index plan_moves_by_subscription on plan_moves (subscription_id);

      alter table subscriptions
        -- When it got its present address; null while it has that of its buyer.
        add column moved_at timestamptz,
        -- The application that it paid for before an address was moved.
        add column kept_application_id uuid,
        -- Whether the customer at Stripe still has the previous address.
        add column customer_email_due boolean not null default false;
      create index subscriptions_by_customer_email_due on subscriptions (id)
        where customer_email_due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        drop column moved_at, drop column kept_application_id, drop column customer_email_due;
      drop table plan_moves;
    `);
  }
}
