import { Injectable } from '@nestjs/common';
import { headers, type JsMsg, type StoredMsg } from 'nats';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { Broker } from './broker.js';

const stream = 'DEAD';
const consumerHeader = 'Town-Consumer';

/** Keeps what a consumer could not handle in the stream DEAD, as it was. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly broker: Broker,
    private readonly dataSource: DataSource,
  ) {}

  async bury(consumer: string, message: JsMsg, error: unknown): Promise<void> {
    const id = eventId(message);
    const notes = headers();
    notes.set(consumerHeader, consumer);
    notes.set('Town-Reason', error instanceof Error ? error.name : 'unknown');
    await this.broker.jetstream().publish(`dead.${message.subject}`, message.data, {
      headers: notes,
      // Buried once, also when the consumer dies before it has said so.
      msgID: `${consumer}:${id ?? `${message.info.stream}:${message.seq}`}`,
    });
    if (!id) return;
    // Should the server deliver it once more, it counts as dealt with.
    await this.dataSource.query(
      `insert into inbox (consumer, event_id, dead) values ($1, $2, true) on conflict do nothing`,
      [consumer, id],
    );
  }

  /** The dead letters of a consumer, the oldest first. */
  async *of(consumer: string): AsyncGenerator<StoredMsg> {
    const manager = await this.broker.jetstream().jetstreamManager();
    const { state } = await manager.streams.info(stream);
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const letter = await manager.streams.getMessage(stream, { seq }).catch(() => undefined);
      if (letter?.header.get(consumerHeader) === consumer) yield letter;
    }
  }

  /** How many there are of an event, whoever could not handle it. */
  async count(subject: string): Promise<number> {
    const manager = await this.broker.jetstream().jetstreamManager();
    const buried = `dead.${subject}`;
    const { state } = await manager.streams.info(stream, { subjects_filter: buried });
    return state.subjects?.[buried] ?? 0;
  }

  /** Forgets a letter that was dealt with after all. */
  async remove(letter: StoredMsg): Promise<void> {
    const manager = await this.broker.jetstream().jetstreamManager();
    await manager.streams.deleteMessage(stream, letter.seq);
  }
}

function eventId(message: JsMsg): string | undefined {
  try {
    return z.looseObject({ id: z.uuid() }).parse(message.json()).id;
  } catch {
    return undefined;
  }
}
