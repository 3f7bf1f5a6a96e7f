import { Injectable } from '@nestjs/common';
import { streamRetentionMs } from '@town/messaging/apply-broker-plan';
import { DataSource } from 'typeorm';
import { RetentionJob } from '../background-job.js';

/**
 * Statements that delete expired rows, but never an unsent event or the inbox row of a dead letter. Sent
 * events stay for a week, so that they can be published again if the broker loses its disk. The inbox
 * remembers an event longer than the stream stores it, so that none is handled twice. Idempotency keys
 * are only needed for a week: clients do not retry later.
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
