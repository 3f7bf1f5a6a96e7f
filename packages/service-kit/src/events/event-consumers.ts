import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import type { Replay } from '@town/contracts/messaging/dead-letters';
import { consumerNames, type ServiceMessaging } from '@town/messaging/service-messaging';
import { DataSource } from 'typeorm';
import { type ConsumerBacklog, Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumer } from './event-consumer.js';
import { type EventHandler, HandlesEvent } from './event-handler.js';
import { EventProcessor } from './event-processor.js';
import { MESSAGING } from './messaging-token.js';

/** Runs one consumer for every provider marked with `HandlesEvent`. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Consumer');
  private consumers: EventConsumer[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: Metrics,
    @Inject(MESSAGING) private readonly messaging: ServiceMessaging,
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
    if (this.consumers.length > 0) this.metrics.observeConsumers(() => this.backlog());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  /** Tries to handle every dead letter of this service once more. */
  async replayDeadLetters(): Promise<Replay> {
    const outcome = { handled: 0, failed: 0 };
    for (const { processor } of this.consumers) {
      for (const letter of await this.deadLetters.take(processor.names)) {
        try {
          await processor.replay(letter);
          outcome.handled += 1;
        } catch (error) {
          letter.nak();
          outcome.failed += 1;
          this.logger.warn('A dead letter still cannot be handled', {
            consumer: processor.consumer,
            error,
          });
        }
      }
    }
    return outcome;
  }

  private async backlog(): Promise<ConsumerBacklog[]> {
    if (!this.broker.isConnected()) throw new Error('The broker is away');
    const backlogs = this.consumers.map(async (consumer) => {
      const { names, contract } = consumer.processor;
      return {
        consumer: names.durable,
        subject: contract.subject,
        waiting: await consumer.waiting(),
        deadLetters: await this.deadLetters.count(names),
      };
    });
    return Promise.all(backlogs);
  }

  private consumer(
    { contract, name }: { contract: EventContract; name: string },
    handler: EventHandler<EventContract>,
  ): EventConsumer {
    const { service, consumes } = this.messaging;
    // The broker has only the consumers that the messaging declaration lists; `infra/operations` creates
    // them.
    if (!consumes.some((each) => each.handler === name && each.contract === contract)) {
      throw new Error(`The messaging of ${service} does not declare the handler ${name}`);
    }
    const processor = new EventProcessor(
      consumerNames(service, name, contract),
      contract,
      handler,
      this.dataSource,
      this.deadLetters,
      this.metrics,
    );
    return new EventConsumer(this.broker, processor);
  }
}
