import { DataSource, type DataSourceOptions } from 'typeorm';

/** One lock per database; the number only has to be the same in every process. */
const migrationLock = 727_001;

/**
 * Brings the database up to date, one process at a time: of several that start together,
 * one migrates and the others wait. It uses connections of its own, without the time-out
 * of the service's statements, and holds the lock on one that the migrations do not use.
 */
export async function migrate(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource({
    ...options,
    extra: { max: 2 },
  } as DataSourceOptions).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    // Closing the session lets the lock go, also when a migration failed.
    await lock.release();
    await dataSource.destroy();
  }
}
