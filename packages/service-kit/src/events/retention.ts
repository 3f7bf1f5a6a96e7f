import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { describeError } from '../observability/describe-error.js';
import { streamRetentionMs } from './ensure-streams.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Sent events can be published again for this long, should a broker lose its disk. */
const outboxRetentionMs = 7 * day;
/** Longer than the stream keeps an event: what can still be delivered must be remembered. */
const inboxRetentionMs = streamRetentionMs + 5 * day;

/** Nobody repeats a request after this. */
const idempotencyRetentionMs = 7 * day;

/** Lets go, every hour, of the rows that have served. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;
  private purging: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purging = this.purge().catch((error: unknown) => {
        this.logger.warn('Old rows were not removed', describeError(error));
      });
    }, hour).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.purging;
  }

  /** Removes what is past its time: never an event that is not sent, never a dead letter's note. */
  async purge(): Promise<void> {
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
