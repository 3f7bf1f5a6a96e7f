import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores whose card a moved plan is charged to, so that the former payer's account can say so. */
export class AddCardEmail1800600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The former payer, in lower case; null once another card is in use.
      alter table subscriptions add column card_email text;
      create index subscriptions_by_card_email on subscriptions (email_hash(card_email))
        where card_email is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions drop column card_email');
  }
}
