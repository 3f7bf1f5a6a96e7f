import { type DynamicModule, Logger } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { ServiceConfig } from '../config/service-config.js';
import { AddOutboxLeases1795564802000 } from '../events/add-outbox-leases.js';
import { CreateLimits1795564800000 } from '../limits/create-limits.js';
import { CreateErasures1795305600001 } from '../privacy/create-erasures.js';
import { CreateIdempotencyKeys1795305600000 } from '../submissions/create-idempotency-keys.js';
import { CreateServiceTables1795219200000 } from './create-service-tables.js';
import { EndSilentConnections } from './end-silent-connections.js';
import { migrate } from './migrate.js';
import { NoteAutocommit } from './note-autocommit.js';

/** A migration's class. Its name ends with a timestamp, which defines the order of migrations. */
export type Migration = new () => MigrationInterface;

/**
 * The service's database connection. Migrations run before anything uses it, and every wait has a
 * timeout.
 */
export function databaseModule(
  service: string,
  config: ServiceConfig,
  migrations: Migration[],
): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      type: 'postgres',
      // TypeORM loads its driver by a computed name, which a bundler cannot resolve.
      driver: pg,
      url: config.DATABASE_URL,
      applicationName: service,
      autoLoadEntities: true,
      migrations: [
        CreateServiceTables1795219200000,
        CreateIdempotencyKeys1795305600000,
        CreateErasures1795305600001,
        CreateLimits1795564800000,
        AddOutboxLeases1795564802000,
        ...migrations,
      ],
      subscribers: [EndSilentConnections, NoteAutocommit],
      logging: false,
      retryAttempts: 5,
      retryDelay: 1_000,
      extra: {
        max: config.DATABASE_POOL_SIZE,
        connectionTimeoutMillis: 2_000,
        statement_timeout: 5_000,
        // Applies when the server stops responding and so cannot enforce `statement_timeout`.
        query_timeout: 8_000,
        idle_in_transaction_session_timeout: 15_000,
        keepAlive: true,
        // By default Linux sends the first keepalive probe after two hours.
        keepAliveInitialDelayMillis: 10_000,
      },
    }),
    dataSourceFactory: async (given) => {
      const logger = new Logger('Database');
      const options = given as DataSourceOptions;
      const done = await migrate(options);
      if (done.length > 0) logger.log('Migrated', { migrations: done });
      return new DataSource(options).initialize();
    },
  });
}
