import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a private e-mail address to businesses. It is only in the content of the record. An earlier
 * release writes each field of the content into the public row, so that row needs the column as
 * well. A trigger always empties it there.
 */
export class AddContactEmail1796500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table businesses add column contact_email text;
      create function hide_contact_email() returns trigger language plpgsql as $$
      begin
        new.contact_email := null;
        return new;
      end $$;
      create trigger businesses_hide_contact_email before insert or update on businesses
        for each row execute function hide_contact_email();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger businesses_hide_contact_email on businesses;
      drop function hide_contact_email;
      alter table businesses drop column contact_email;
    `);
  }
}
