import { Injectable } from '@nestjs/common';
import type { ConsumerNames, DurableConsumer } from '@town/messaging/service-messaging';
import { headers, type JsMsg } from 'nats';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { Broker } from './broker.js';

/** Maximum number of letters that one replay takes from a stream: it keeps those that fail in memory. */
const maxLetters = 10_000;
const maxBatch = 100;
/** Shorter than the server's acknowledgement timeout. */
const holdMs = 2_000;
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

  /**
   * Tries each letter of a consumer that is there now, the oldest first. Letters that fail are kept from being
   * delivered again until the others have been tried: the server would deliver them first.
   * @param handle acknowledges the letter and returns true, or returns false
   */
  async tryEach(
    letters: DurableConsumer,
    handle: (letter: JsMsg) => Promise<boolean>,
  ): Promise<void> {
    let left = Math.min(await this.count(letters), maxLetters);
    const held = new Map<number, JsMsg>();
    const hold = setInterval(() => {
      for (const letter of held.values()) letter.working();
    }, holdMs);
    try {
      while (left > 0) {
        const batch = await this.fetch(letters, Math.min(left, maxBatch));
        const untried = batch.filter(({ seq }) => !held.has(seq));
        for (const letter of batch) held.set(letter.seq, letter);
        for (const letter of untried) if (await handle(letter)) held.delete(letter.seq);
        if (untried.length === 0) return;
        left -= untried.length;
      }
    } finally {
      clearInterval(hold);
      for (const letter of held.values()) letter.nak();
    }
  }

  private async fetch(letters: DurableConsumer, count: number): Promise<JsMsg[]> {
    const consumer = await this.consumer(letters);
    const fetched: JsMsg[] = [];
    const batch = await consumer.fetch({ max_messages: count, expires: fetchMs });
    for await (const letter of batch) fetched.push(letter);
    return fetched;
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
