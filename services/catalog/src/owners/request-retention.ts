import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  `delete from owner_requests where decided_at < now() - interval '1 year'`,
  'delete from claim_codes where expires_at < now()',
  // Nothing that such an account began is still under way.
  `delete from deleted_accounts where handled_at < now() - interval '1 day'`,
];

/** Removes, every hour, decided requests after a year, late codes and what is known of deleted accounts. */
@Injectable()
export class RequestRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
