import { Logger } from '@nestjs/common';
import {
  type CloudEvent,
  cloudEventSchema,
  type EventContract,
} from '@town/contracts/messaging/cloud-event';
import type { ConsumerNames } from '@town/messaging/service-messaging';
import { startSpan, withSpan } from '@town/telemetry/start-span';
import type { JsMsg } from 'nats';
import type { DataSource } from 'typeorm';
import {
  isDatabaseUnavailable,
  isGivenUp,
  isStatementCancelled,
} from '../database/database-error.js';
import { withRequest } from '../http/request-context.js';
import type { ConsumerOutcome, Metrics } from '../observability/metrics.js';
import type { DeadLetters } from './dead-letters.js';
import type { EventHandler } from './event-handler.js';
import { rememberEvent, reviveEvent } from './inbox.js';
import { ServiceAway } from './service-away.js';

/** Pauses between the attempts of an event that fails; after the last one it is a dead letter. */
const retryMs = [250, 500, 1_000, 2_000, 4_000];
/** A statement that reached its timeout gets more attempts: the cause may be a database that is busy. */
const cancelledRetryMs = Array.from({ length: 10 }, () => 2_000);
const unavailableRetryMs = 2_000;
const deadLetterRetryMs = 1_000;

/** The message does not match its event contract, so retrying is useless. */
class UnreadableEvent extends Error {
  override name = 'UnreadableEvent';
}

/** Handles the events of one handler one by one: exactly once, even when a process dies in between. */
export class EventProcessor {
  private readonly logger = new Logger('Consumer');
  /**
   * How often this process has failed to handle an event, by its sequence number in the stream. The
   * broker's delivery count cannot be used: it includes deliveries while the database was down.
   */
  private readonly failures = new Map<number, number>();

  constructor(
    readonly names: ConsumerNames,
    readonly contract: EventContract,
    private readonly handler: EventHandler<EventContract>,
    private readonly dataSource: DataSource,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: Metrics,
  ) {}

  /** The durable consumer, which also names this handler in the inbox, the log and the metrics. */
  get consumer(): string {
    return this.names.durable;
  }

  /** Handles a message and settles it: acknowledged, delivered again later, or a dead letter. */
  async process(message: JsMsg): Promise<void> {
    await this.attempt(
      message,
      (event) => this.handle(message, event),
      (error, event) => this.fail(message, error, event),
    );
  }

  /**
   * Handles a dead letter and removes it.
   * @returns false when it still cannot be handled
   */
  replay(letter: JsMsg): Promise<boolean> {
    return this.attempt(
      letter,
      async (event) => {
        await this.dataSource.transaction(async (manager) => {
          const revived = await reviveEvent(manager, this.consumer, event.id);
          if (revived) await this.handler.handle(manager, event.data, event);
        });
        await letter.ackAck();
      },
      (error, event) => {
        const description = this.describe(letter, error, event);
        this.logger.warn('A dead letter still cannot be handled', description);
      },
    );
  }

  /**
   * Works on a message's event for the request behind it: the lines of the log, also those about a failure,
   * and new events carry the request's ids.
   * @returns whether the work succeeded
   */
  private async attempt(
    message: JsMsg,
    work: (event: CloudEvent) => Promise<void>,
    fail: (error: unknown, event?: CloudEvent) => Promise<void> | void,
  ): Promise<boolean> {
    let event: CloudEvent;
    try {
      event = this.read(message);
    } catch (error) {
      await fail(error);
      return false;
    }
    const span = startSpan(this.consumer, {
      kind: 'consumer',
      parent: event.traceparent,
      attributes: {
        'messaging.system': 'nats',
        'messaging.destination.name': this.contract.subject,
        'messaging.message.id': event.id,
      },
    });
    return withRequest({ requestId: event.requestid ?? event.id, span }, async () => {
      try {
        await withSpan(span, () => work(event));
        return true;
      } catch (error) {
        await fail(error, event);
        return false;
      }
    });
  }

  private read(message: JsMsg): CloudEvent {
    try {
      const event = cloudEventSchema.parse(message.json());
      return { ...event, data: this.contract.data.parse(event.data) };
    } catch (error) {
      throw new UnreadableEvent('The event breaks its contract', { cause: error });
    }
  }

  private async handle(message: JsMsg, event: CloudEvent): Promise<void> {
    const isNew = await this.dataSource.transaction(async (manager) => {
      const first = await rememberEvent(manager, this.consumer, event.id);
      if (first) await this.handler.handle(manager, event.data, event);
      return first;
    });
    message.ack();
    this.failures.delete(message.seq);
    this.count(isNew ? 'processed' : 'repeated');
  }

  private async fail(message: JsMsg, error: unknown, event?: CloudEvent): Promise<void> {
    const description = this.describe(message, error, event);
    const isCancelled = isStatementCancelled(error);
    if (error instanceof ServiceAway || (isDatabaseUnavailable(error) && !isCancelled)) {
      // The event is not at fault. It is redelivered until the database or the other service is available
      // again.
      if (isGivenUp(error)) {
        this.logger.warn('A transaction gave way to another and is tried again', description);
      }
      message.nak(unavailableRetryMs);
      return;
    }
    this.count('failed');
    const tries = (this.failures.get(message.seq) ?? 0) + 1;
    this.failures.set(message.seq, tries);
    const pauses = isCancelled ? cancelledRetryMs : retryMs;
    const hopeless = error instanceof UnreadableEvent || tries > pauses.length;
    if (!hopeless) {
      this.logger.warn('An event could not be handled', { ...description, tries });
      message.nak(pauses[tries - 1]);
      return;
    }
    try {
      await this.deadLetters.bury(this.names, message, error);
      message.term();
      this.failures.delete(message.seq);
      this.count('dead');
      this.logger.error('An event is a dead letter', { ...description, tries });
    } catch {
      message.nak(deadLetterRetryMs);
    }
  }

  /** What an operator needs to find the event and its cause. */
  private describe({ info, seq }: JsMsg, error: unknown, event: CloudEvent | undefined) {
    return { consumer: this.consumer, event: event?.id, stream: info.stream, seq, error };
  }

  private count(outcome: ConsumerOutcome): void {
    this.metrics.consumed.inc({ consumer: this.consumer, outcome });
  }
}
