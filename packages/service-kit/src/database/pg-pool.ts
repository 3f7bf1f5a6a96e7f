import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The driver's own pool, for the named prepared queries that TypeORM does not offer. */
export function pgPool(dataSource: DataSource): Pool {
  // TypeORM keeps the pool on its driver, and does not type it.
  return (dataSource.driver as unknown as { master: Pool }).master;
}
