import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/**
 * SQL condition: whether a plan still runs that may pay for an application of the business, so that its mails name
 * it. A plan without an application pays for that of the same owner's earlier plan.
 */
const isPaidFor = `exists (
  select from advertiser_applications a join subscriptions s on s.state <> 'ended'
  where a.business_id = business_names.business_id and (s.kept_application_id = a.id or exists (
    select from payments p join subscriptions paid on paid.id = p.subscription_id
    where p.application_id = a.id and (paid.id = s.id or paid.email = s.email))))`;

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
