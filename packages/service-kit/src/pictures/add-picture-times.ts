import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time of the event that last changed a picture's row, so that an older event that arrives late is
 * ignored.
 */
export class AddPictureTimes1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null in rows that an earlier release has written.
    await runner.query('alter table known_pictures add column as_of timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table known_pictures drop column as_of');
  }
}
