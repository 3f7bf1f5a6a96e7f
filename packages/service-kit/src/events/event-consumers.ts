import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@town/contracts/cloud-event';
import { DataSource } from 'typeorm';
import { describeError } from '../observability/describe-error.js';
import { type EventBacklog, Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumer } from './event-consumer.js';
import { type EventHandler, HandlesEvent } from './event-handler.js';
import { EventProcessor } from './event-processor.js';
import { SERVICE_NAME } from './service-name.js';

/** Runs a consumer for every provider that is marked with `HandlesEvent`. */
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
    if (this.consumers.length > 0) this.metrics.observeConsumers(() => this.backlog());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  /** Tries every dead letter of this service once more, and tells what became of them. */
  async replayDeadLetters(): Promise<{ handled: number; failed: number }> {
    const outcome = { handled: 0, failed: 0 };
    for (const { processor } of this.consumers) {
      for await (const letter of this.deadLetters.of(processor.consumer)) {
        try {
          await processor.replay(letter);
          outcome.handled += 1;
        } catch (error) {
          outcome.failed += 1;
          this.logger.warn('A dead letter stays one', {
            consumer: processor.consumer,
            ...describeError(error),
          });
        }
      }
    }
    return outcome;
  }

  private async backlog(): Promise<EventBacklog> {
    if (!this.broker.isConnected()) throw new Error('The broker is away');
    const subjects = new Set(this.consumers.map(({ processor }) => processor.contract.subject));
    return {
      consumers: await Promise.all(
        this.consumers.map(async (consumer) => ({
          consumer: consumer.processor.consumer,
          waiting: await consumer.waiting(),
        })),
      ),
      deadLetters: await Promise.all(
        [...subjects].map(
          async (subject): Promise<[string, number]> => [
            subject,
            await this.deadLetters.count(subject),
          ],
        ),
      ),
    };
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
