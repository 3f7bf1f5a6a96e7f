import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores whose card paid for a renewal of a moved plan, because the plan may have another card later, and that a
 * card is not the payer's after the erasure of the address whose card it is.
 */
export class AddCardHolders1800700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions add column card_payer_erased boolean not null default false;

      alter table payments
        -- The former payer whose card paid, in lower case; null where the payer's own card did.
        add column card_email text,
        add column card_payer_erased boolean not null default false;
      create index payments_by_card_email on payments (email_hash(card_email))
        where card_email is not null;

      -- A payment's time has whole seconds.
      update payments p set card_email = s.card_email
      from subscriptions s
      where s.id = p.subscription_id and s.card_email is not null and p.renewal
        and lower(p.customer_email) = s.email and s.moved_at - p.paid_at < interval '1 second';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments drop column card_email, drop column card_payer_erased;
      alter table subscriptions drop column card_payer_erased;
    `);
  }
}
