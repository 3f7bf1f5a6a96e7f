import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayments1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payments (
        id text primary key,
        plan text not null check (plan in ('monthly', 'annual')),
        amount integer not null check (amount > 0),
        refunded_cents integer not null default 0 check (refunded_cents >= 0),
        customer_email text,
        customer_name text,
        paid_at timestamptz not null,
        checked_at timestamptz not null,
        recorded_by text not null check (recorded_by in ('browser', 'webhook', 'reconciliation')),
        recorded_at timestamptz not null default clock_timestamp(),
        -- No reference: an application that is erased has been paid for all the same.
        application_id uuid unique
      );
      create index payments_by_customer on payments (email_hash(customer_email))
        where customer_email is not null;

      alter table advertiser_applications add column payment jsonb;
      create index advertiser_applications_by_payment
        on advertiser_applications (payment_intent_id) where payment_intent_id is not null;

      -- Up to when every payment is known, and who looks for more of them at the moment.
      create table payment_reconciliation (
        single boolean primary key default true check (single),
        claimed_at timestamptz not null default '-infinity',
        complete_until timestamptz not null
      );
      insert into payment_reconciliation (complete_until)
        values (clock_timestamp() - interval '30 days');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table payments, payment_reconciliation;
      drop index advertiser_applications_by_payment;
      alter table advertiser_applications drop column payment;
    `);
  }
}
