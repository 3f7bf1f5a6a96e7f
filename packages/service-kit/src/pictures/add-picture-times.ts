import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what is known of a picture was true: an event of before that comes late changes nothing. */
export class AddPictureTimes1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for what an earlier release has written.
    await runner.query('alter table known_pictures add column as_of timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table known_pictures drop column as_of');
  }
}
