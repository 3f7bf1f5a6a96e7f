import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { Retention } from '../database/retention.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumers } from './event-consumers.js';
import { MESSAGING } from './messaging-token.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

@Module({})
class EventsModule {}

/** Publishing and consuming of domain events. */
export function eventsModule(messaging: ServiceMessaging): DynamicModule {
  return {
    module: EventsModule,
    global: true,
    imports: [DiscoveryModule],
    providers: [
      { provide: MESSAGING, useValue: messaging },
      Broker,
      Outbox,
      OutboxRelay,
      DeadLetters,
      EventConsumers,
      Retention,
    ],
    exports: [Broker, Outbox, MESSAGING],
  };
}
