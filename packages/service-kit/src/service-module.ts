import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ConnectionDrainer } from '@town/process-kit/connection-drainer';
import { Audit } from './audit/audit.js';
import { SERVICE_CONFIG, type ServiceConfig } from './config/service-config.js';
import { databaseModule } from './database/database-module.js';
import { Retention } from './database/retention.js';
import { Broker } from './events/broker.js';
import { DeadLetters } from './events/dead-letters.js';
import { DeadLettersController } from './events/dead-letters-controller.js';
import { EventConsumers } from './events/event-consumers.js';
import { MESSAGING } from './events/messaging-token.js';
import { Outbox } from './events/outbox.js';
import { OutboxRelay } from './events/outbox-relay.js';
import { ProblemFilter } from './http/problem-filter.js';
import { validationPipe } from './http/validation-pipe.js';
import { OpenSubmissions } from './limits/open-submissions.js';
import { RequestLimit } from './limits/request-limit.js';
import { ListShortcut } from './lists/list-shortcut.js';
import { ListVersions } from './lists/list-versions.js';
import { Lists } from './lists/lists.js';
import { HealthController } from './observability/health-controller.js';
import { Metrics } from './observability/metrics.js';
import { Telemetry } from './observability/telemetry.js';
import type { ServiceDefinition } from './service-definition.js';
import { Submissions } from './submissions/submissions.js';

/** Providers that every module of a service may inject. */
const shared = [
  Audit,
  Broker,
  Lists,
  ListShortcut,
  OpenSubmissions,
  Outbox,
  RequestLimit,
  Submissions,
];

@Module({})
class ServiceModule {}

/** Builds the root module of a service from its own module and the kit's modules. */
export function serviceModule(definition: ServiceDefinition, config: ServiceConfig): DynamicModule {
  return {
    module: ServiceModule,
    global: true,
    imports: [
      databaseModule(definition.messaging.service, config, definition.migrations),
      DiscoveryModule,
      definition.module,
    ],
    controllers: [DeadLettersController, HealthController],
    providers: [
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: MESSAGING, useValue: definition.messaging },
      { provide: Metrics, useFactory: () => new Metrics(definition.messaging.service) },
      { provide: APP_PIPE, useFactory: validationPipe },
      { provide: APP_FILTER, useClass: ProblemFilter },
      DeadLetters,
      EventConsumers,
      ListVersions,
      OutboxRelay,
      Retention,
      ConnectionDrainer,
      Telemetry,
      ...shared,
    ],
    exports: [SERVICE_CONFIG, MESSAGING, Metrics, ...shared],
  };
}
