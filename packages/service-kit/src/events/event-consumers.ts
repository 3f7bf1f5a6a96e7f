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
import {
  consumerNames,
  type DurableConsumer,
  type ServiceMessaging,
} from '@town/messaging/service-messaging';
import type { JsMsg } from 'nats';
import { DataSource } from 'typeorm';
import { Metrics } from '../observability/metrics.js';
import { Broker } from './broker.js';
import { DeadLetters } from './dead-letters.js';
import { EventConsumer } from './event-consumer.js';
import { type EventHandler, HandlesEvent } from './event-handler.js';
import { EventProcessor } from './event-processor.js';
import { MESSAGING } from './messaging-token.js';

/** Well below the five minutes after which the client of a replay gives up. */
const replayMs = 120_000;

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
    if (this.consumers.length === 0) return;
    this.metrics.observeConsumers({
      waiting: () => this.waiting(),
      deadLetters: () => this.waitingLetters(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  /** Tries to handle every dead letter of this service once more, as far as it gets within `replayMs`. */
  async replayDeadLetters(): Promise<Replay> {
    const outcome = { handled: 0, failed: 0, notReached: 0 };
    const queues = this.deadLetterQueues();
    const handle = async (letter: JsMsg) => {
      const isHandled = await this.replay(letter);
      outcome[isHandled ? 'handled' : 'failed'] += 1;
      return isHandled;
    };
    for (const queue of queues) {
      // A share for each: letters of one stream that fail slowly do not take the time of the others.
      const signal = AbortSignal.timeout(replayMs / queues.length);
      outcome.notReached += await this.deadLetters.tryEach(queue, handle, signal);
    }
    return outcome;
  }

  private async replay(letter: JsMsg): Promise<boolean> {
    const processors = this.consumers.map(({ processor }) => processor);
    const processor = processors.find(({ names }) => names.deadLetters.subject === letter.subject);
    if (processor) return processor.replay(letter);
    const { subject, seq } = letter;
    const error = 'No handler of this service has this subject';
    this.logger.warn('A dead letter still cannot be handled', { subject, seq, error });
    return false;
  }

  /** The consumers of this service's dead letters: one for each stream that it consumes. */
  private deadLetterQueues(): DurableConsumer[] {
    const queues = this.consumers.map(({ processor }) => processor.names.deadLetters);
    return [...new Map(queues.map((queue) => [queue.stream, queue])).values()];
  }

  private async waiting(): Promise<Map<string, number>> {
    this.needBroker();
    const numbers = this.consumers.map(
      async (each) => [each.processor.consumer, await each.waiting()] as const,
    );
    return new Map(await Promise.all(numbers));
  }

  private async waitingLetters(): Promise<Map<string, number>> {
    this.needBroker();
    const numbers = this.deadLetterQueues().map(
      async (queue) => [queue.stream, await this.deadLetters.count(queue)] as const,
    );
    return new Map(await Promise.all(numbers));
  }

  private needBroker(): void {
    if (!this.broker.isConnected()) throw new Error('The broker is away');
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
