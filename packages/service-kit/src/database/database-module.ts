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

/** A migration's class; its name ends in the time that orders it. */
export type Migration = new () => MigrationInterface;

/** The service's database: migrated before anything uses it, with bounded waits everywhere. */
export function databaseModule(
  service: string,
  config: ServiceConfig,
  migrations: Migration[],
): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      type: 'postgres',
      // A bundler cannot find what TypeORM loads by name.
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
        // For a server that no longer responds.
        query_timeout: 8_000,
        idle_in_transaction_session_timeout: 15_000,
        keepAlive: true,
        // Otherwise Linux first asks after two hours.
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
