import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { applicationsOf } from '../subscriptions/subscription-event-data.js';

const running = `(select id, email from subscriptions where state <> 'ended')`;

/**
 * SQL condition: whether a plan still runs that pays for the business, so that its mails name it. The query does not
 * depend on the business, so it runs once for all of them.
 */
const isPaidFor = `business_id in (
  select a.business_id from (${applicationsOf(running)}) paid
  join advertiser_applications a on a.id = paid.application_id
  where a.business_id is not null)`;

/**
 * Deletes the names of businesses that are gone. For 90 days staff can restore an archived business; after that the
 * catalog deletes it, which no event says. Its plan may go on, and then the name stays until the plan ends. A
 * withdrawn draft that is published after that time says its name again.
 */
@Injectable()
export class NamesRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, [
      `delete from business_names where withdrawn_at < clock_timestamp() - interval '90 days'
         and not ${isPaidFor}`,
    ]);
  }
}
