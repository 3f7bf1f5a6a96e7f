import { pause } from '@town/process-kit/pause';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';

/** One lock per database; the number only has to be the same in every process. */
const migrationLock = 727_001;
const betweenTriesMs = 100;

/**
 * Brings the database up to date, one process at a time: of several that start together,
 * one migrates and the others wait. It uses connections of its own, without the time-out
 * of the service's statements, and holds the lock on one that the migrations do not use.
 */
export async function migrate(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource({
    ...options,
    extra: {
      max: 2,
      connectionTimeoutMillis: 5_000,
      // Finds a server that is lost in the middle of a long statement.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
  } as DataSourceOptions).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await takeLock(lock);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    // Closing the session lets the lock go, also when a migration failed.
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Asks until the lock is free. A statement that waited for it would be what an index that is built
 * concurrently waits for, so neither would ever end.
 */
async function takeLock(lock: QueryRunner): Promise<void> {
  for (;;) {
    const [answer] = await lock.query('select pg_try_advisory_lock($1) as taken', [migrationLock]);
    if (answer.taken) return;
    await pause(betweenTriesMs);
  }
}
