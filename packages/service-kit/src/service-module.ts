import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { SERVICE_CONFIG, type ServiceConfig } from './config/service-config.js';
import { databaseModule } from './database/database-module.js';
import { eventsModule } from './events/events-module.js';
import { Draining } from './http/draining.js';
import { ProblemFilter } from './http/problem-filter.js';
import { validationPipe } from './http/validation-pipe.js';
import { PublicLists } from './lists/public-lists.js';
import { HealthController } from './observability/health-controller.js';
import { Metrics } from './observability/metrics.js';
import { Telemetry } from './observability/telemetry.js';
import type { ServiceDefinition } from './service-definition.js';
import { Submissions } from './submissions/submissions.js';

@Module({})
class ServiceModule {}

/** Wires one service: its own module, and around it everything that the kit gives. */
export function serviceModule(definition: ServiceDefinition, config: ServiceConfig): DynamicModule {
  return {
    module: ServiceModule,
    global: true,
    imports: [
      databaseModule(definition.name, config, definition.migrations),
      eventsModule(definition.name),
      definition.module,
    ],
    controllers: [HealthController],
    providers: [
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: Metrics, useFactory: () => new Metrics(definition.name) },
      { provide: APP_PIPE, useFactory: validationPipe },
      { provide: APP_FILTER, useClass: ProblemFilter },
      PublicLists,
      Submissions,
      Draining,
      Telemetry,
    ],
    exports: [SERVICE_CONFIG, Metrics, PublicLists, Submissions],
  };
}
