import { Logger } from '@nestjs/common';
import { pause } from '@town/process-kit/pause';
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
  private readonly stopping = new AbortController();
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly broker: Broker,
    readonly processor: EventProcessor,
  ) {}

  start(): void {
    this.broker.onConnected(() => {
      // After a reconnection, pull again at once instead of waiting for missed heartbeats.
      this.messages?.stop();
      this.running ??= this.run();
    });
  }

  /** Resolves when the current event, if any, is settled. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.messages?.stop();
    await this.running;
  }

  /** The number of events that this consumer has not handled yet. */
  async waiting(): Promise<number> {
    const { num_pending, num_ack_pending } = await (await this.consumer()).info();
    return num_pending + num_ack_pending;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.consume();
      } catch (error) {
        this.logger.warn('Consuming was interrupted', {
          consumer: this.processor.names.durable,
          error,
        });
        await pause(retryMs, this.stopping.signal);
      }
    }
  }

  private async consume(): Promise<void> {
    const messages = await this.pull();
    this.messages = messages;
    if (this.stopping.signal.aborted) messages.stop();
    void this.stopWhenSilent(messages);
    for await (const message of messages) {
      if (this.stopping.signal.aborted) break;
      await this.processor.process(message);
    }
  }

  private async pull(): Promise<ConsumerMessages> {
    const consumer = await this.consumer();
    return consumer.consume({ max_messages: maxMessages, idle_heartbeat: heartbeatMs });
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
