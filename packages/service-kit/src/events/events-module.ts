import { type DynamicModule, Module } from '@nestjs/common';
import { Broker } from './broker.js';

/** Publishing and consuming of domain events. */
@Module({})
class EventsModule {}

export function eventsModule(_service: string): DynamicModule {
  return { module: EventsModule, global: true, providers: [Broker], exports: [Broker] };
}
