import { Injectable } from '@nestjs/common';
import { headers, type JsMsg } from 'nats';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { Broker } from './broker.js';

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
    notes.set('Town-Consumer', consumer);
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
}

function eventId(message: JsMsg): string | undefined {
  try {
    return z.looseObject({ id: z.uuid() }).parse(message.json()).id;
  } catch {
    return undefined;
  }
}
