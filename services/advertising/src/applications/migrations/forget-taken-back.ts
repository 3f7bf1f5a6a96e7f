import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier releases kept the business of an application whose approval was undone, and listed it. The trigger
 * does the same for a process of the release before that undoes an approval during an upgrade.
 */
export class ForgetTakenBack1800000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function forget_taken_back() returns trigger language plpgsql as $$
      begin
        new.business_id := null;
        return new;
      end $$;
      create trigger forget_taken_back before update on advertiser_applications
        for each row when (new.is_taken_back) execute function forget_taken_back();
      update advertiser_applications set business_id = null where is_taken_back;
    `);
  }

  /** Which business it was is not known any more, and nothing needs it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger forget_taken_back on advertiser_applications;
      drop function forget_taken_back;
    `);
  }
}
