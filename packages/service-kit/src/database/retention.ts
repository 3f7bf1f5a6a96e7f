import { Injectable } from '@nestjs/common';
import { streamRetentionMs } from '@town/messaging/apply-broker-plan';
import { DataSource } from 'typeorm';
import { RetentionJob } from '../background-job.js';

/**
 * Each service's expired rows: never an unsent event, never the note of a dead letter. A sent event
 * can be published again for a week if the broker loses its disk. The inbox knows an event for longer
 * than the stream keeps it, so that none is handled twice. Clients do not repeat a request after a week.
 */
const statements = [
  `delete from outbox where sent_at < clock_timestamp() - interval '7 days'`,
  `delete from inbox where not dead
     and handled_at < clock_timestamp() - interval '5 days ${streamRetentionMs} milliseconds'`,
  `delete from idempotency_keys where created_at < clock_timestamp() - interval '7 days'`,
  'delete from request_counts where ends_at < clock_timestamp()',
  `update open_submissions set visitor = null
     where visitor is not null and submitted_at < clock_timestamp() - interval '1 day'`,
  `delete from open_submissions where submitted_at < clock_timestamp() - interval '7 days'`,
];

/** Removes, every hour, data that is no longer needed from the tables that all services have. */
@Injectable()
export class Retention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
