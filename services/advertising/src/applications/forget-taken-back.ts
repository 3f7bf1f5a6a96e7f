import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier releases kept the business of an application whose approval was undone, and listed it. */
export class ForgetTakenBack1800000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('update advertiser_applications set business_id = null where is_taken_back');
  }

  /** Which business it was is not known any more, and nothing needs it. */
  async down(): Promise<void> {}
}
