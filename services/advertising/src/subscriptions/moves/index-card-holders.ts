import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds whose card paid for the renewals that an earlier release recorded, and indexes the addresses. The index is
 * built concurrently, which is not possible in a transaction.
 */
export class IndexCardHolders1800700020000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index, which is dropped and built again.
    await runner.query('drop index concurrently if exists payments_by_card_email');
    await runner.query(`
      create index concurrently payments_by_card_email on payments (email_hash(card_email))
        where card_email is not null
    `);
    // Only renewals since the last move. A payment's time has whole seconds.
    await runner.query(`
      update payments p set card_email = s.card_email
      from subscriptions s
      where s.id = p.subscription_id and s.card_email is not null and p.renewal
        and p.card_email is null and not p.card_payer_erased
        and lower(p.customer_email) = s.email and s.moved_at - p.paid_at < interval '1 second'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists payments_by_card_email');
  }
}
