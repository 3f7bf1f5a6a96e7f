import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows a sign-in with the address on record as the proof of a claim. */
export class AddProofByAddress1796600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table owner_requests
        drop constraint owner_requests_proof_check,
        add constraint owner_requests_proof_check check (proof in ('code', 'address'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update owner_requests set proof = 'code' where proof = 'address';
      alter table owner_requests
        drop constraint owner_requests_proof_check,
        add constraint owner_requests_proof_check check (proof in ('code'))
    `);
  }
}
