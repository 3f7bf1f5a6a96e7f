import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@town/contracts/cloud-event';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumer } from './event-consumer.js';
import { type EventHandler, HandlesEvent } from './event-handler.js';
import { EventProcessor } from './event-processor.js';
import { SERVICE_NAME } from './service-name.js';

/** Runs a consumer for every provider that is marked with `HandlesEvent`. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumers: EventConsumer[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: Metrics,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers = this.discovery
      .getProviders({ metadataKey: HandlesEvent.KEY })
      .flatMap((provider) => {
        const subscription = this.discovery.getMetadataByDecorator(HandlesEvent, provider);
        if (!subscription) return [];
        const handler: EventHandler<EventContract> = provider.instance;
        return [this.consumer(subscription, handler)];
      });
    for (const consumer of this.consumers) consumer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  private consumer(
    { contract, name }: { contract: EventContract; name: string },
    handler: EventHandler<EventContract>,
  ): EventConsumer {
    const processor = new EventProcessor(
      `${this.service}-${name}`,
      contract,
      handler,
      this.dataSource,
      this.deadLetters,
      this.metrics,
    );
    return new EventConsumer(this.broker, processor);
  }
}
