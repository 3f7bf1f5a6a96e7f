import { Logger } from '@nestjs/common';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import { type Consumer, ConsumerEvents, type ConsumerMessages } from 'nats';
import type { Broker } from './broker.js';
import type { EventProcessor } from './event-processor.js';

const retryMs = 1_000;

/** Small, because messages that a crashed process had pulled are redelivered only after a timeout. */
const maxMessages = 10;
const heartbeatMs = 1_000;
const missedHeartbeats = 2;

/** Server notifications after which this pull delivers no more messages. */
const lost: ReadonlySet<string> = new Set([
  ConsumerEvents.ConsumerDeleted,
  ConsumerEvents.ConsumerNotFound,
  ConsumerEvents.StreamNotFound,
]);

/**
 * Pulls the events of one handler for as long as the service runs. Its durable consumer is created by
 * operations; until it exists, this retries.
 */
export class EventConsumer {
  private readonly logger = new Logger('Consumer');
  private readonly loop = new BackgroundLoop((stopping) => this.consume(stopping), {
    intervalMs: retryMs,
    onError: (error) =>
      this.logger.warn('Consuming was interrupted', {
        consumer: this.processor.names.durable,
        error,
      }),
  });
  private messages: ConsumerMessages | undefined;

  constructor(
    private readonly broker: Broker,
    readonly processor: EventProcessor,
  ) {}

  start(): void {
    this.broker.onConnected(() => {
      // After a reconnection, pull again at once instead of waiting for missed heartbeats.
      this.messages?.stop();
      this.loop.start();
    });
  }

  /** Resolves when the current event, if any, is settled. */
  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    this.messages?.stop();
    await stopped;
  }

  /** The number of events that this consumer has not handled yet. */
  async waiting(): Promise<number> {
    const { num_pending, num_ack_pending } = await (await this.consumer()).info();
    return num_pending + num_ack_pending;
  }

  /** Returns 0 when a pull has ended: the next one follows at once. */
  private async consume(stopping: AbortSignal): Promise<number> {
    const consumer = await this.consumer();
    const messages = await consumer.consume({
      max_messages: maxMessages,
      idle_heartbeat: heartbeatMs,
    });
    this.messages = messages;
    if (stopping.aborted) messages.stop();
    void this.stopWhenSilent(messages);
    for await (const message of messages) {
      if (stopping.aborted) break;
      await this.processor.process(message);
    }
    return 0;
  }

  private consumer(): Promise<Consumer> {
    const { stream, durable } = this.processor.names;
    return this.broker.jetstream().consumers.get(stream, durable);
  }

  private async stopWhenSilent(messages: ConsumerMessages): Promise<void> {
    for await (const { type, data } of await messages.status()) {
      const silent = type === ConsumerEvents.HeartbeatsMissed && Number(data) >= missedHeartbeats;
      if (silent || lost.has(type)) messages.stop();
    }
  }
}
