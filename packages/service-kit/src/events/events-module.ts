import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumers } from './event-consumers.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { Retention } from './retention.js';
import { SERVICE_NAME } from './service-name.js';

@Module({})
class EventsModule {}

/** Publishing and consuming of domain events. */
export function eventsModule(service: string): DynamicModule {
  return {
    module: EventsModule,
    global: true,
    imports: [DiscoveryModule],
    providers: [
      { provide: SERVICE_NAME, useValue: service },
      Broker,
      Outbox,
      OutboxRelay,
      DeadLetters,
      EventConsumers,
      Retention,
    ],
    exports: [Broker, Outbox, SERVICE_NAME],
  };
}
