import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the database read places in the order of their distance from a point. A position becomes a point of
 * the unit sphere, where the straight line grows with the way on the surface: so the order is exact in any
 * town. The indexes are built while the tables are in use, which no transaction allows.
 */
export class IndexPositions1796800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists cube');
    await runner.query(`
      create or replace function earth_point(latitude double precision, longitude double precision)
        returns cube language sql immutable strict parallel safe
        return cube(array[
          cos(radians(latitude)) * cos(radians(longitude)),
          cos(radians(latitude)) * sin(radians(longitude)),
          sin(radians(latitude))])`);
    for (const table of tables) {
      // One that a stopped build has left is not valid, and is built again.
      await runner.query(`drop index concurrently if exists ${table}_by_position`);
      await runner.query(
        `create index concurrently ${table}_by_position on ${table}
          using gist (earth_point(latitude, longitude))`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`drop index if exists ${table}_by_position`);
    await runner.query('drop function if exists earth_point');
  }
}

const tables = ['businesses', 'services'] as const;
