import { Logger } from '@nestjs/common';
import { AckPolicy, ConsumerEvents, type ConsumerMessages, nanos } from 'nats';
import { describeError } from '../observability/describe-error.js';
import type { Broker } from './broker.js';
import type { EventProcessor } from './event-processor.js';
import { pause } from './pause.js';

/**
 * After a crash, how long the server waits to deliver again what was not acknowledged.
 * One time and no `backoff` of the server's: it would add to the pauses of `nak`.
 */
const ackWaitMs = 5_000;
const retryMs = 500;

/** Few at a time: what a crashed process held back is delivered again only after a time-out. */
const maxMessages = 10;
const heartbeatMs = 1_000;
const missedHeartbeats = 2;

/** What the server may report of a pull that will bring nothing any more. */
const lost: ReadonlySet<string> = new Set([
  ConsumerEvents.ConsumerDeleted,
  ConsumerEvents.ConsumerNotFound,
  ConsumerEvents.StreamNotFound,
]);

/** Pulls the events of one handler from its stream, for as long as the service runs. */
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
      // Pulled again at once, instead of after the missed heartbeats.
      this.messages?.stop();
      this.running ??= this.run();
    });
  }

  /** Returns when the event in hand, if any, is dealt with. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.messages?.stop();
    await this.running;
  }

  /** How many events wait for it. */
  async waiting(): Promise<number> {
    const { contract, consumer } = this.processor;
    const manager = await this.broker.jetstream().jetstreamManager();
    const { num_pending, num_ack_pending } = await manager.consumers.info(
      contract.stream,
      consumer,
    );
    return num_pending + num_ack_pending;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.consume();
      } catch (error) {
        this.logger.warn('Consuming was interrupted', describeError(error));
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
    const { contract, consumer } = this.processor;
    await this.broker.ensureStreams();
    const manager = await this.broker.jetstream().jetstreamManager();
    await manager.consumers.add(contract.stream, {
      durable_name: consumer,
      filter_subject: contract.subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ackWaitMs),
      // The server never gives up: what is hopeless is for the processor to say.
      max_deliver: -1,
    });
    const pulled = await this.broker.jetstream().consumers.get(contract.stream, consumer);
    return pulled.consume({ max_messages: maxMessages, idle_heartbeat: heartbeatMs });
  }

  private async stopWhenSilent(messages: ConsumerMessages): Promise<void> {
    for await (const { type, data } of await messages.status()) {
      const silent = type === ConsumerEvents.HeartbeatsMissed && Number(data) >= missedHeartbeats;
      if (silent || lost.has(type)) messages.stop();
    }
  }
}
