import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import { Audit } from './audit/audit.js';
import { SERVICE_CONFIG, type ServiceConfig } from './config/service-config.js';
import { databaseModule } from './database/database-module.js';
import { eventsModule } from './events/events-module.js';
import { ProblemFilter } from './http/problem-filter.js';
import { validationPipe } from './http/validation-pipe.js';
import { LimitsModule } from './limits/limits-module.js';
import { ListShortcut } from './lists/list-shortcut.js';
import { ListVersionsController } from './lists/list-versions-controller.js';
import { Lists } from './lists/lists.js';
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
      databaseModule(definition.messaging.service, config, definition.migrations),
      eventsModule(definition.messaging),
      LimitsModule,
      definition.module,
    ],
    controllers: [HealthController, ListVersionsController],
    providers: [
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: Metrics, useFactory: () => new Metrics(definition.messaging.service) },
      { provide: APP_PIPE, useFactory: validationPipe },
      { provide: APP_FILTER, useClass: ProblemFilter },
      Audit,
      Lists,
      ListShortcut,
      Submissions,
      ConnectionDrainer,
      Telemetry,
    ],
    exports: [SERVICE_CONFIG, Audit, Metrics, Lists, ListShortcut, Submissions, LimitsModule],
  };
}
