import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes places by distance from a point. A position becomes a point of the unit sphere. The
 * straight line between two such points increases with the distance on the surface, so the order is
 * exact everywhere. The indexes are built concurrently, which is not possible in a transaction.
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
      // An interrupted build leaves an invalid index, which is dropped and built again.
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
