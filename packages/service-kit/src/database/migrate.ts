import { pause } from '@town/process-kit/pause';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';

/** The key of the advisory lock. It has no meaning, but must be the same in every process. */
const migrationLock = 727_001;
const betweenTriesMs = 100;

/**
 * Runs the pending migrations. When several processes start together, one migrates and the others wait
 * for its advisory lock. The connections are separate from the service's pool and have no statement
 * timeout; the lock is held on a connection that the migrations do not use.
 */
export async function migrate(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource({
    ...options,
    extra: {
      // The lock, the migration, and one more that a migration may use for a snapshot.
      max: 3,
      connectionTimeoutMillis: 5_000,
      // Detects a server that is lost during a long statement.
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
    // Closing the session releases the lock, also after a failed migration.
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Polls until the lock is free. A blocking wait would be an open statement, and `create index
 * concurrently` waits for open statements: the migrating and the waiting process would wait for each
 * other forever.
 */
async function takeLock(lock: QueryRunner): Promise<void> {
  for (;;) {
    const [answer] = await lock.query('select pg_try_advisory_lock($1) as taken', [migrationLock]);
    if (answer.taken) return;
    await pause(betweenTriesMs);
  }
}
