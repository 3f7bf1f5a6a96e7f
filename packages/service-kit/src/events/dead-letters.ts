import { Injectable } from '@nestjs/common';
import type { ConsumerNames, DurableConsumer } from '@town/messaging/service-messaging';
import { headers, type JsMsg } from 'nats';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { Broker } from './broker.js';

/** Maximum number of dead letters in one replay. */
const maxLetters = 1_000;
/**
 * Longer than the server's acknowledgement timeout, after which it redelivers the letters of a crashed
 * replay.
 */
const fetchMs = 6_000;

/** Stores events that a handler could not handle, unchanged, until a replay handles them. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly broker: Broker,
    private readonly dataSource: DataSource,
  ) {}

  async bury({ durable, deadLetters }: ConsumerNames, message: JsMsg, error: unknown) {
    const id = eventId(message);
    const notes = headers();
    notes.set('Town-Reason', error instanceof Error ? error.name : 'unknown');
    await this.broker.jetstream().publish(deadLetters.subject, message.data, {
      headers: notes,
      // The message id makes the broker store the letter once, also when the process dies before it
      // settles the original message.
      msgID: `${durable}:${id ?? `${message.info.stream}:${message.seq}`}`,
    });
    if (!id) return;
    // If the server redelivers the original message, it counts as handled.
    await this.dataSource.query(
      `insert into inbox (consumer, event_id, dead) values ($1, $2, true) on conflict do nothing`,
      [durable, id],
    );
  }

  /** The letters of a consumer, the oldest first. An acknowledged letter is removed. */
  async take(letters: DurableConsumer): Promise<JsMsg[]> {
    const count = Math.min(await this.count(letters), maxLetters);
    if (count === 0) return [];
    const consumer = await this.consumer(letters);
    const taken: JsMsg[] = [];
    const batch = await consumer.fetch({ max_messages: count, expires: fetchMs });
    for await (const letter of batch) taken.push(letter);
    return taken;
  }

  async count(letters: DurableConsumer): Promise<number> {
    const { num_pending, num_ack_pending } = await (await this.consumer(letters)).info();
    return num_pending + num_ack_pending;
  }

  private consumer({ stream, durable }: DurableConsumer) {
    return this.broker.jetstream().consumers.get(stream, durable);
  }
}

function eventId(message: JsMsg): string | undefined {
  try {
    return z.looseObject({ id: z.uuid() }).parse(message.json()).id;
  } catch {
    return undefined;
  }
}
