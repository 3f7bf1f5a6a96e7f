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
/**
 * After a replay that did not reach all letters, those that failed wait, so that the next ones begin with the
 * others. Several replays fit into this time: a letter that is due again is delivered before the others.
 */
const failedPauseMs = 15 * 60_000;

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
   * @param signal ends it before the next letter
   * @returns how many letters were not tried, including those that still wait after a replay that did not reach
   * all: the broker does not tell them apart
   */
  async tryEach(
    letters: DurableConsumer,
    handle: (letter: JsMsg) => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<number> {
    const total = await this.count(letters);
    let tried = 0;
    const held = new Map<number, JsMsg>();
    const failed = new Set<number>();
    const hold = setInterval(() => {
      for (const letter of held.values()) letter.working();
    }, holdMs);
    try {
      while (tried < Math.min(total, maxLetters) && !signal.aborted) {
        const batch = Math.min(total - tried, maxLetters - tried, maxBatch);
        const untried = await this.fetchUntried(letters, batch, held);
        if (untried.length === 0) break;
        for (const letter of untried) {
          if (signal.aborted) break;
          tried += 1;
          if (await handle(letter)) held.delete(letter.seq);
          else failed.add(letter.seq);
        }
      }
    } finally {
      clearInterval(hold);
      const isPartial = signal.aborted || total > maxLetters;
      for (const [seq, letter] of held) {
        const pauseMs = isPartial && failed.has(seq) ? failedPauseMs : 0;
        letter.nak(pauseMs);
      }
    }
    return Math.max(0, total - tried);
  }

  /** Fetches letters that are not held yet, and holds them: the fetch can be longer than the server waits. */
  private async fetchUntried(
    letters: DurableConsumer,
    count: number,
    held: Map<number, JsMsg>,
  ): Promise<JsMsg[]> {
    const consumer = await this.consumer(letters);
    const untried: JsMsg[] = [];
    const batch = await consumer.fetch({ max_messages: count, expires: fetchMs });
    for await (const letter of batch) {
      if (!held.has(letter.seq)) untried.push(letter);
      held.set(letter.seq, letter);
    }
    return untried;
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
