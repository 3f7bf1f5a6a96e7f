import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HourlyJob } from '../hourly-job.js';
import { streamRetentionMs } from './ensure-streams.js';

const day = 24 * 60 * 60 * 1000;

/** Sent events can be published again for this long, should a broker lose its disk. */
const outboxRetentionMs = 7 * day;
/** Longer than the stream keeps an event: what can still be delivered must be remembered. */
const inboxRetentionMs = streamRetentionMs + 5 * day;

/** Nobody repeats a request after this. */
const idempotencyRetentionMs = 7 * day;

/** Lets go, every hour, of the rows that have served. */
@Injectable()
export class Retention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Removes what is past its time: never an event that is not sent, never a dead letter's note. */
  override async run(): Promise<void> {
    await this.dataSource.query(
      `delete from outbox where sent_at < clock_timestamp() - $1 * interval '1 millisecond'`,
      [outboxRetentionMs],
    );
    await this.dataSource.query(
      `delete from inbox
       where handled_at < clock_timestamp() - $1 * interval '1 millisecond' and not dead`,
      [inboxRetentionMs],
    );
    await this.dataSource.query(
      `delete from idempotency_keys
       where created_at < clock_timestamp() - $1 * interval '1 millisecond'`,
      [idempotencyRetentionMs],
    );
  }
}
